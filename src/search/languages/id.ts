// Owns the word rules of Indonesian.
import { stemmer } from "@orama/stemmers/indonesian";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    yang dan di ke dari untuk pada dengan adalah ini itu atau jika kalau apa apakah siapa kapan mana di mana
    bagaimana mengapa kenapa berapa saya aku anda kamu kami kita mereka dia ia bisa dapat harus perlu akan telah
    sudah belum tidak bukan juga hanya oleh sebagai dalam agar supaya seperti lebih cara ada`,
};
