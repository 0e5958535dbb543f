// Owns the word rules of Finnish.
import { stemmer } from "@orama/stemmers/finnish";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    ja tai on ei se ne hän he minä sinä me te että jos kun niin kuin mutta vaan myös vain jo vielä mikä mitä mitkä
    kuka ketä missä mistä mihin milloin miksi miten kuinka millainen onko voi voin voiko voidaan voit pitää täytyy
    olla ovat oli olen olet tämä tämän tätä tässä nämä tuo joka jotka jonka jota minun sinun sen sitä sille`,
};
