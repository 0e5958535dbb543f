// Owns the word rules of Hebrew: small words are written onto the front of others, plurals end in few ways.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const stripPlural = stripEndings({ lists: [endings("ים ות יות יים ה ת י")], least: 2 });
// And, that, when, the, in, to, as: alone or two together, when a word of three letters is left. "From" is left on:
// more nouns begin with its letter than are written behind it.
const FRONT = /^(?:ו?(?:כש|שה|הה)|ו?[השבלכ]|ו)(?=[\u05d0-\u05ea]{3})/;
const FINALS: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };

export const rules: WordRules = {
  stem: (word) => stripPlural(word.replace(FRONT, "")).replace(/[ךםןףץ]$/, (letter) => FINALS[letter] ?? letter),
  stopWords: `
    של את על עם אל כל גם אם או אבל כי לא כן זה זו זאת אלה אלו הוא היא הם הן אני אתה את אנחנו אתם יש אין היה הייתה להיות
    מה מי איפה היכן מתי איך כיצד למה מדוע כמה איזה איזו אילו האם אשר רק עוד כבר מאוד יותר בין לפני אחרי תחת מעל בלי כדי
    צריך יכול יכולה ניתן אפשר לי לך לו לה לנו שלי שלך שלו שלה`,
};
