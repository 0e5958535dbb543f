// Word rules of Czech, with our own list of endings, because no good stemmer exists.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const stem = stripEndings({
  lists: [
    endings(`ého ému ém ým ých ými ěmi emi ami ech ách ích ího ímu ím ími atům atech aty ata ovi ové ou ům em es
      ům at ám os us ého ě ů a e i í é ý o u y á`),
    endings("ostn ost ov ejš ější ní n"),
  ],
  least: 3,
});

export const rules: WordRules = {
  stem,
  stopWords: `
    a i k o s u v z ve ze na do od po pro při před přes pod nad bez ale nebo ani že aby když kdyby jestli pokud co
    kdo kde kam kdy jak jaký jaká jaké jaké který která které kteří proč kolik je jsou jsem jsi být byl byla bylo
    bude budou má mám mají mít může mohu můžu můžete musí musím lze já ty on ona ono my vy oni se si můj moje svůj
    jeho její jejich náš váš ten ta to ti tento tato toto tyto ne není jen také už ještě více velmi dělat udělat`,
};
