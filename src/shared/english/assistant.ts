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
  assistantReading: "Reading…",
  assistantCut: "The answer ends here because it became too long.",
  assistantFiltered: "The answer ends here because the model’s filter stopped it.",
  assistantOffline: "The assistant cannot be reached. Check your connection and try again.",
  assistantKeyRefused: "The site’s key for the assistant is not valid. Please tell the owner of the site.",
  assistantLimited: "Too many questions have been asked. Try again {time}.",
  assistantOverBudget: "The assistant has used up its budget. Try again {time}.",
  assistantUnavailable: "The assistant is not available right now. Try again {time}.",
  assistantNotAccepted: "The assistant did not accept this question. Shorten it or ask in other words.",
  assistantNext: "Ask next",
  assistantRemembered: "This question was asked before: the answer is the same.",
  assistantNotice: "Answers are generated and may be wrong. Check the sources.",
  feedbackReason: "What worked, or what was missing? (optional)",
  feedbackThanks: "Thank you for telling us.",
  feedbackFailed: "This could not be sent. Please try again.",
  helpful: "Helpful",
  notHelpful: "Not helpful",
  copy: "Copy",
  copied: "Copied",
};

/** The words of the chat in one language. */
export type AssistantWords = Readonly<Record<keyof typeof ASSISTANT_WORDS, string>>;
