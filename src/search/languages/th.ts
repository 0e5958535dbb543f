// Owns the word rules of Thai. Segmented words never change.
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: (word) => word,
  stopWords: `
    ที่ และ ใน ของ การ เป็น ได้ ให้ มี ไม่ จะ กับ ว่า จาก โดย นี้ นั้น เพื่อ หรือ ก็ แต่ ถ้า คือ อะไร อย่างไร
    ยังไง ทำไม เมื่อไหร่ เมื่อไร ที่ไหน ไหน ใคร กี่ เท่าไร เท่าไหร่ ฉัน ผม คุณ เรา เขา ต้อง ควร สามารถ ทำ แล้ว
    อยู่ ไป มา ด้วย ครับ ค่ะ คะ ไหม`,
};
