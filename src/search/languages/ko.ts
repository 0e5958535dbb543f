// Owns the word rules of Korean: particles follow a word without a space and are removed.
import { endings, stripEndings } from "../words/strip-endings.js";
import type { WordRules } from "../words/word-rules.js";

const particles = endings(`
    은 는 이 가 을 를 의 에 에서 에게 에게서 께 께서 한테 한테서 로 으로 로서 으로서 로써 으로써 와 과 랑 이랑 하고 도 만 까지 부터
    마다 마저 조차 밖에 처럼 보다 같이 대로 만큼 이나 나 라도 이라도 이란 란 이며 며 이고 고 이다 입니다 인가요 이에요 예요 에는 에도
    에서는 에서도 으로는 로는 으로도 로도 과는 와는 들 들은 들을 들이 들의 들에 들에게 하는 하기 하여 해서 하면 하고 합니다 하세요 할 한 했습니다 됩니다 되는 된`);
const stripParticles = stripEndings({ lists: [particles], least: 2 });
/** A one-syllable noun keeps its syllable: only particles that cannot end a noun of two syllables are taken off it. */
const stripShort = stripEndings({ lists: [endings("은 는 을 를 에서 으로 에는")], least: 1 });

export const rules: WordRules = {
  stem: (word) => (/[\uac00-\ud7af]$/.test(word) ? (word.length > 2 ? stripParticles(word) : stripShort(word)) : word),
  stopWords: `
    그 이 저 것 수 등 및 또는 그리고 하지만 그러나 만약 무엇 무엇을 무엇인가요 뭐 뭔가요 어떻게 왜 언제 어디 어디서 어디에 누구 누가 어떤 어느
    몇 얼마나 나 나는 내 제 저는 우리 당신 있는 있나요 있습니까 있습니다 없는 없나요 해야 하나요 할 수 있다 하는 되나요 인가요 대해 대한 위해 위한
    때 경우 방법 방법은`,
};
