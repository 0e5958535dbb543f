// Owns the word rules of German.
import { stemmer } from "@orama/stemmers/german";
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: stemmer,
  stopWords: `
    der die das den dem des ein eine einen einem einer eines und oder aber denn wenn als dass daß ob ich du er sie
    es wir ihr mich mir dich dir uns euch mein meine dein ihre ihren ihrem sein seine ist sind bin bist war waren
    wird werden wurde hat haben habe hatte kann kannst können muss muß müssen darf soll sollte will möchte was wer
    wo wann warum wieso weshalb wie welche welcher welches wozu von vor mit auf in im aus an am bei beim durch
    nach über unter zu zum zur um für gegen ohne nicht kein keine auch noch nur schon man hier dort dies diese
    dieser dieses dann doch sich mache machen macht tun gibt`,
};
