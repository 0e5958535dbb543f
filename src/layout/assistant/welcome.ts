// Draws what the chat shows before the first question.
import type { AssistantData } from "./assistant-settings.js";
import { icon, make } from "./make.js";

export function drawWelcome({ settings, words }: AssistantData, ask: (text: string) => void): HTMLElement {
  const questions = settings.starterQuestions.map((question) => {
    const button = make("button", { type: "button", class: "starter" }, question);
    button.addEventListener("click", () => ask(question));
    return make("li", {}, button);
  });
  return make(
    "div",
    { class: "welcome" },
    icon("sparkles"),
    make("p", {}, settings.placeholder ?? words.askAbout),
    questions.length === 0 ? null : make("p", { class: "label" }, words.suggestions),
    questions.length === 0 ? null : make("ul", {}, ...questions),
  );
}
