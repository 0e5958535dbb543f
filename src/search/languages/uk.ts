// Owns the word rules of Ukrainian.
import { stemmer } from "@orama/stemmers/ukrainian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    і й та в у на з із зі до від за по про для при під над між без через о об що як чи коли де куди звідки чому
    навіщо хто який яка яке які скільки це цей ця ці той та те ті я ти він вона воно ми ви вони мій моя моє мої
    твій свій наш ваш їх його її є був була було були бути буде не ні так але або якщо то ж б би вже ще тільки
    також дуже може можна можу треба потрібно слід`,
};
