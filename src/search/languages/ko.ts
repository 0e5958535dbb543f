// Owns the word rules of Korean: particles and endings of verbs follow a word without a space and are removed.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const particles = endings(`
    은 는 이 가 을 를 의 에 에서 에게 에게서 께 께서 한테 한테서 로 으로 로서 으로서 로써 으로써 와 과 랑 이랑 하고 도 만 까지 부터
    마다 마저 조차 밖에 처럼 보다 같이 대로 만큼 이나 나 라도 이라도 이란 란 이며 며 이고 고 이다 입니다 인가요 이에요 예요 에는 에도
    에서는 에서도 에서만 으로는 로는 으로도 로도 으로만 로만 과는 와는 들 들은 들을 들이 들의 들에 들에게 인데 이라 이라는`);
const stripParticles = stripEndings({ lists: [particles], least: 2 });
/** A one-syllable noun keeps its syllable: only particles that cannot end a noun of two syllables are taken off it. */
const stripShort = stripEndings({ lists: [endings("은 는 을 를")], least: 1 });
/** Those of more syllables end no other noun. */
const stripLong = stripEndings({
  lists: [endings("에서 에서는 으로 으로는 으로도 에는 에도 에게 까지 부터 마다 처럼 보다")],
  least: 1,
});

/** The forms of the verbs that make others of nouns, "to do", "to become" and "to let do", with all that may follow. */
const MADE_VERB =
  /^(.{2,}?)(?:하|해|했|한|할|함|합|되|돼|됐|된|될|됨|됩|시키|시켜|시킨|시킬|시킵)[가거게겠것고기까나는니다던데도든라려로록만며면므서세습시야어여었요은을음자죠지]*$/;
/** What follows the stems of other verbs. */
const endingsOfVerbs = endings(`
    습니다 습니까 나요 는데 는지 려면 으려면 려고 으려고 려는데 더니 도록 면서 으면서 으면 거나 니까 으니까 므로 으므로 지만 세요
    으세요 어요 아요 어야 아야 어서 아서 었는데 았는데`);
const stripVerbs = stripEndings({ lists: [endingsOfVerbs], least: 2 });

function stem(word: string): string {
  if (!/[\uac00-\ud7af]$/.test(word)) return word;
  if (word.length <= 2) return stripShort(word);
  const noun = MADE_VERB.exec(word)?.[1];
  if (noun !== undefined) return noun;
  const bare = stripLong(word);
  return bare === word ? stripVerbs(stripParticles(word)) : bare;
}

export const rules: WordRules = {
  stem,
  stopWords: `
    그 이 저 것 수 등 및 또는 그리고 하지만 그러나 만약 무엇 무엇을 무엇인가요 뭐 뭔가요 뭘 뭐가 어떻게 왜 언제 어디 어디서 어디에 누구 누가 어떤
    어느 무슨 몇 얼마나 나 나는 내 제 제가 저는 우리 당신 있는 있나요 있습니까 있습니다 있어요 있죠 없는 없나요 없어요 해야 하나요 할 수 있다 하는
    하려면 하면 하는데 되나요 되죠 돼요 인가요 거예요 건가요 그런가요 싶어요 싶은데 해요 하죠 나요 대해 대한 위해 위한 때 경우 방법 방법은`,
};
