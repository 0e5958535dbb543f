// Owns the word rules of Hungarian.
import { stemmer } from "@orama/stemmers/hungarian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    a az egy és vagy de ha hogy nem is csak már még mint ez azt ezt ezek azok ki mi mit mikor hol hova honnan
    miért hogyan melyik milyen hány mennyi van vannak volt lesz lehet kell tud tudok tudom én te ő mi ti ők ön
    azaz akkor így úgy sem meg el be fel le`,
};
