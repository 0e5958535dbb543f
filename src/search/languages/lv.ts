// Word rules of Latvian, with our own list of endings, because no good stemmer exists.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const stem = stripEndings({
  lists: [
    endings(`ajiem ajām ajam ajos ajās ajai ajā ajās iem ām ēm īm am ai ei ij im os ās ēs īs as es is us us ā ē ī ū o a e i
      u s š ums uma umu umi umiem umus umos šana šanas šanu šanai šanā`),
  ],
  least: 3,
});

export const rules: WordRules = {
  stem,
  stopWords: `
    un vai bet ja ka kas ko kam kur kad kā kāpēc kādēļ cik kāds kāda kādi kurš kura kuri ir esmu esi būt bija būs
    nav var varu vajag jābūt es tu viņš viņa mēs jūs viņi mans mana tavs savs mūsu jūsu šis šī tas tā tie tās šie
    no uz ar par pie pēc pirms bez līdz starp zem virs caur ne arī tikai jau vēl ļoti kā to`,
};
