// Questions in languages other than English that a number answers.
import { expect, it } from "vitest";
import { numberAskedFor } from "../../../src/assistant/extractive/quotes/asked-numbers.js";

it.each([
  ["Wie viele Zeichen darf ein Text haben?", "Höchstens 4.096 Zeichen.", "Mit v1/text geht es schneller."],
  ["Combien de temps les journaux sont-ils gardés ?", "Pendant trois jours.", "Dans la base de données."],
  ["¿Cuántas veces por día puede correr?", "Una automatización corre cinco veces por día.", "Cada vez que cambia."],
  ["Qual é o limite de usuários?", "Ilimitado.", "Por plano."],
  ["Сколько стоит план?", "От 10 долларов.", "Зависит от плана."],
  ["Kaç saniyede bir sorulur?", "Her 5 saniyede bir.", "Sunucu sorar."],
  ["最多可以填多少个字符？", "接受最多 256 个字符。", "在输入框中填写。"],
  ["トリガーはいくつまで付けられますか？", "2 つまでです。", "ワークフローに付けます。"],
  ["몇 번까지 재시도하나요?", "세 번 재시도합니다.", "실패하면 재시도합니다."],
])("%s", (question, stated, unstated) => {
  const number = numberAskedFor(question);
  expect([number?.test(stated), number?.test(unstated)]).toEqual([true, false]);
});

it.each([
  "Wie ändere ich die maximale Größe?",
  "¿Cómo aumento el límite máximo?",
  "怎么修改最大长度？",
  "最大回数はどうすれば変えられますか？",
  "Où trouver la clé ?",
  "How many users can I add?",
])("no number is asked for by “%s”", (question) => {
  expect(numberAskedFor(question)).toBe(null);
});
