// Owns the word rules of Spanish.
import { stemmer } from "@orama/stemmers/spanish";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    el la los las lo un una unos unas de del al a ante con contra desde en entre hacia hasta para por según sin
    sobre tras y e o u pero si sí no que qué quien quién quienes cual cuál cuales cuáles cuando cuándo donde dónde
    como cómo cuanto cuánto cuánta cuántos porque por qué es son soy eres era ser está están estar estoy fue ha
    han he hay haber tener tiene tengo tienen puede puedo puedes pueden podemos debe debo debería yo tú tu él ella
    ellos ellas nosotros usted ustedes me te se le les nos mi mis tus su sus nuestro nuestra este esta estos estas
    ese esa esos esas esto eso aquel también más muy ya hacer hago hace usar uso funciona funcionan`,
};
