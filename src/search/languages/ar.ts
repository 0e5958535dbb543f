// Owns the word rules of Arabic.
import { stemmer } from "@orama/stemmers/arabic";
import { twice, type WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: twice(stemmer),
  stopWords: `
    في من على إلى الى عن مع هذا هذه ذلك تلك هو هي هم هن أنا نحن أنت انت التي الذي الذين ما ماذا متى أين اين كيف
    لماذا لما كم هل أي اي كان كانت يكون تكون قد لا لم لن ليس أن ان إن أو او ثم كل بعض بين بعد قبل عند حتى إذا اذا
    لو يمكن يمكنني يجب أريد و ب ل ك ف`,
};
