// Owns the word rules of French.
import { stemmer } from "@orama/stemmers/french";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    le la les l un une des du de d au aux à a ce cet cette ces ça c il ils elle elles on nous vous je j tu me m te t se
    s lui leur leurs y en mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu quoi quel quelle quels
    quelles dont où quand comment pourquoi combien est sont es suis êtes était étaient être sera seront été ai as avons
    avez ont avoir avait fait faire font puis peut peux peuvent pouvons pouvez dois doit doivent faut et ou ni mais donc
    or car si ne n pas plus non oui avec sans pour par dans sur sous entre vers chez comme aussi très tout tous toute
    toutes même mêmes autre autres lorsque parce afin fonctionne fonctionnent utiliser utilise`,
};
