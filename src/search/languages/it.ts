// Owns the word rules of Italian.
import { stemmer } from "@orama/stemmers/italian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai
    agli alle dal dalla dai dalle nel nello nella nei nelle sul sulla sui sulle e ed o ma se che chi cui non come
    dove quando perché perche quale quali quanto quanti cosa cos è sono sei siamo era essere ho hai ha hanno avere
    può posso puoi possono deve devo devi devono si mi ti ci vi io tu lui lei noi voi loro mio mia tuo tua suo sua
    questo questa questi queste quello quella anche più fare faccio fa usare`,
};
