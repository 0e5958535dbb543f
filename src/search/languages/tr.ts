// Owns the word rules of Turkish.
import { stemmer } from "@orama/stemmers/turkish";
import { twice, type WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: twice(stemmer),
  stopWords: `
    ve veya ile de da ki mi mı mu mü bu şu o bir için gibi kadar ama fakat ancak çünkü eğer ise ne neden niye
    niçin nasıl nerede nereye nereden kim kimin hangi kaç zaman ben sen biz siz onlar benim senin bizim sizin onun
    var yok değil daha çok en her hiç olarak olan oldu olur olmak ya hem göre sonra önce üzerinde nedir midir
    mıdır yapılır yaparım edilir ederim`,
};
