// Owns the word rules of Hindi.
import { stemmer } from "@orama/stemmers/indian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    का के की को में से पर है हैं था थे थी हो होता होती होते और या लेकिन कि जो यह ये वह वे इस उस मैं हम आप तुम मेरा
    मेरी मेरे अपने अपना क्या क्यों कैसे कब कहाँ कहां कौन कितना कितने कितनी किस किसी कोई कर करें करना करते करता
    करूँ करूं सकता सकते सकती सकूं सकूँ चाहिए नहीं न ही भी तो तक लिए साथ एक गया गई दिया`,
};
