// Owns the chat's settings from the page: the server, and texts in the page's language.
import { ASSISTANT_WORDS, type AssistantWords } from "../../shared/english/assistant.js";

/** `assistant` of docs.json, as the shell passes it on. */
export interface AssistantSettings {
  /** The address of the server, without the path of an endpoint. */
  readonly url: string;
  readonly domain: string;
  /** Null in a local preview, which needs none. */
  readonly key: string | null;
  readonly title: string | null;
  readonly placeholder: string | null;
  readonly starterQuestions: readonly string[];
  readonly disclaimer: string | null;
  /** Whether the assistant suggests questions to ask next. */
  readonly followUps: boolean;
  /** Whether readers are not told apart. */
  readonly anonymous: boolean;
}

/** Everything the element is given. */
export interface AssistantData {
  readonly settings: AssistantSettings;
  readonly words: AssistantWords;
  /** Base path of the site, which precedes a page's path in the address bar. */
  readonly base: string;
  /** The documentation's address, which paths in answers belong to; null on its own pages. */
  readonly linkBase: string | null;
}

/** Distinguishes the chats of one origin. */
export function chatName({ settings }: AssistantData): string {
  return `${settings.url}/${settings.domain}`;
}

/** Reads `data-settings`, `data-words` and `data-base`; null where the page names no assistant. */
export function readAssistantData({ settings, words, base = "", linkBase = "" }: DOMStringMap): AssistantData | null {
  const written: AssistantSettings | null = JSON.parse(settings ?? "null");
  if (!written?.url || !written.domain) return null;
  return {
    settings: { ...written, url: written.url.replace(/\/+$/, "") },
    words: { ...ASSISTANT_WORDS, ...JSON.parse(words || "{}") },
    base,
    linkBase: linkBase || null,
  };
}
