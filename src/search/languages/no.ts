// Owns the word rules of Norwegian.
import { stemmer } from "@orama/stemmers/norwegian";
import { twice, type WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: twice(stemmer),
  stopWords: `
    og i jeg det at en et den til er som på de med han av ikke ikkje der så var meg seg men ett har om vi min mitt
    ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv her alle vil bli
    ble blitt kunne inn når være kom noen noe ville dere hvorfor hvordan hvilken hvilke hvem dette disse uten ditt
    deg må bør gjør gjøre bruker bruke`,
};
