// Word rules of Uzbek, with our own list of endings, because no good stemmer exists.
import { endings, stripEndings, twice, type WordRules } from "../words/word-rules.js";

const strip = stripEndings({
  lists: [
    endings("ning dan ga ka qa da ni dagi gacha"),
    endings("imiz ingiz lari im ing si i"),
    endings("lar ish moq gan adi yapti ligi lik"),
  ],
  least: 3,
});

export const rules: WordRules = {
  stem: twice(strip),
  stopWords: `
    va yoki lekin ammo agar bu shu u men sen biz siz ular mening sizning bizning nima kim qachon qayerda qaerda
    qanday qanaqa nega nima uchun qaysi necha qancha bilan uchun haqida kabi ham emas yoq bor bo'ladi boladi kerak
    mumkin mi bir har hech juda yana`,
};
