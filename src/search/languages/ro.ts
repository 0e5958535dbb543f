// Owns the word rules of Romanian.
import { stemmer } from "@orama/stemmers/romanian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    și si sau dar dacă daca că ca de la în in pe cu din pentru prin despre între sub fără fara un o unei unui al a
    ai ale este sunt e ești era fi fost am ai are avem au avea pot poți poate putem trebuie ce cine care când cand
    unde cum cât cat câte de ce nu da se îmi îți îi mă te ne vă eu tu el ea noi voi ei ele meu mea tău sa său
    acest această aceste acesta aceasta mai foarte fac face`,
};
