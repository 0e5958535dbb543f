// Word rules of Catalan, with our own list of endings, because no good stemmer exists.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const stem = stripEndings({
  lists: [
    endings("s"),
    endings(`acion ació cion ció ament ment itat adore ador ant ar er ir at ada ade it ida ide en a e o`),
  ],
  least: 3,
});

export const rules: WordRules = {
  stem,
  stopWords: `
    el la els les lo l un una uns unes de d del dels al als a amb en per pel pels sense sobre entre fins i o però
    si que què qui quin quina quins quines quan on com perquè quant és són soc ser està estan estar ha han he hi
    haver té tinc tenir pot puc poden podem cal he has jo tu ell ella nosaltres vosaltres ells em et es ens us meu
    meva teu teva seu seva aquest aquesta aquests aquestes això allò també més molt ja no fer faig fa`,
};
