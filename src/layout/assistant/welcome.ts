// Draws the chat before the first question.
import type { AssistantData } from "./assistant-settings.js";
import { questionButton } from "./draw-message.js";
import { icon, make } from "./make.js";

export function drawWelcome({ settings, words }: AssistantData, ask: (text: string) => void): HTMLElement {
  const questions = settings.starterQuestions.map((question) => make("li", {}, questionButton(question, ask)));
  return make(
    "div",
    { class: "welcome" },
    icon("sparkles"),
    make("p", {}, settings.placeholder ?? words.askAbout),
    questions.length === 0 ? null : make("p", { class: "label" }, words.suggestions),
    questions.length === 0 ? null : make("ul", {}, ...questions),
  );
}
