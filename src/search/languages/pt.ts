// Owns the word rules of Portuguese.
import { stemmer } from "@orama/stemmers/portuguese";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre
    entre até e ou mas se que quem qual quais quando onde como por porque porquê quanto quantos não sim é são sou
    era ser está estão estar foi ter tem têm tenho posso pode podem podemos devo deve devem eu tu você vocês ele
    ela eles elas nós me te lhe meu minha seu sua seus suas nosso nossa este esta estes estas esse essa isso isto
    aquele aquela também mais muito já faço fazer faz usar`,
};
