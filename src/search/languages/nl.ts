// Owns the word rules of Dutch.
import { stemmer } from "@orama/stemmers/dutch";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    de het een en of maar want dus als dan dat die dit deze er hier daar ik je jij u we wij ze zij hij mij me mijn
    jouw uw ons onze hun is ben bent zijn was waren wordt worden heb hebt heeft hebben had kan kun kunt kunnen
    moet moeten mag wil wilt willen zal zullen zou wat wie waar wanneer waarom hoe welke welk van voor met op in
    uit aan bij door naar over onder tot om te niet geen ook nog wel al alle doen doe doet gebruik gebruiken`,
};
