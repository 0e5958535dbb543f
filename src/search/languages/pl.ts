// Word rules of Polish, with our own list of endings, because no good stemmer exists.
import { endings, stripEndings, type WordRules } from "../words/word-rules.js";

const stem = stripEndings({
  lists: [
    endings(`owaniem owania owanie owania ościami ościach ością ości ość aniami aniach aniem ania anie eniem enia enie
      owych owym owymi owego owemu owej owa owe owy iego iemu ego emu ych ich ymi imi ami ach ach om ów owi ie em ej ą
      ę a e i o u y ia ią ię iom iami iach ować uje ują ujesz ujemy ał ała ało ali ały ać eć ić yć`),
  ],
  least: 3,
});

export const rules: WordRules = {
  stem,
  stopWords: `
    a i o u w z ze we na do od po za przed przez przy pod nad bez dla ale lub albo ani że żeby aby gdy gdyby jeśli
    jeżeli czy co kto gdzie kiedy jak jaki jaka jakie jakich który która które którzy dlaczego czemu ile jest są
    jestem być był była było będzie będą ma mam mają mieć może mogę możesz można muszę musi trzeba należy ja ty on
    ona ono my wy oni się mój moja moje twój swój jego jej ich nasz wasz ten ta to te ci tego tej nie tak tylko
    też także już jeszcze bardziej bardzo zrobić robić`,
};
