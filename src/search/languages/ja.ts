// Owns the word rules of Japanese. Segmented words keep their form.
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: (word) => word,
  stopWords: `
    の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その あっ よう また もの という あり まで られ なる へ か だ これ
    によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ その後 できる それ う ので なお のみ でき き つ における および いう さらに でも ら たり
    その他 に関する たち ます ん なら です ました ません でしょ でした どう どの どれ どこ いつ だれ 誰 何 なに なぜ どうして どのように いくつ 方法 は何 ください 私 あなた とは`,
};
