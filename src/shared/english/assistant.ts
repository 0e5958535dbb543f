// Owns the English words of the chat, which a page only sends in other languages.
import { PANEL_WORDS } from "./panel.js";

export const ASSISTANT_WORDS = {
  ...PANEL_WORDS,
  assistant: "Assistant",
  askAbout: "Ask a question…",
  askAboutCode: "Ask about this code",
  askAboutSelection: "Ask about this selection",
  newChat: "New chat",
  send: "Send",
  stop: "Stop",
  retry: "Try again",
  thinking: "Thinking…",
  sources: "Sources",
  suggestions: "Suggestions",
  assistantFailed: "The assistant could not answer. Please try again.",
  assistantNotice: "Answers are generated and may be wrong. Check the sources.",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  copy: "Copy",
  copied: "Copied",
};

/** The words of the chat in one language. */
export type AssistantWords = Readonly<Record<keyof typeof ASSISTANT_WORDS, string>>;
