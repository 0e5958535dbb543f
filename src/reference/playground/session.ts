// Owns one open playground: its data, its state, its words, and the listeners for changes.
import { COMMON_WORDS, PLAYGROUND_WORDS } from "../../shared/english/playground.js";
import type { AppendSlowly } from "./form/append-slowly.js";
import type { PartForms } from "./form/part-forms.js";
import type { PlaygroundData } from "./playground-data.js";
import type { PlaygroundState } from "./playground-state.js";
import type { Secrets } from "./secrets.js";

export interface Session {
  readonly data: PlaygroundData;
  readonly state: PlaygroundState;
  readonly secrets: Secrets;
  readonly parts: PartForms;
  readonly appendSlowly: AppendSlowly;
  /** The page of the operation, with what it says of each field. */
  readonly page: ParentNode;
  /** A string in the page's language, with values filled in. */
  readonly word: Word;
  /** Says what happened to those who do not see it. */
  readonly say: (text: string) => void;
  /** Call this after every change of the state. */
  readonly changed: () => void;
}

export type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Strings of the data, else the English ones; a missing one shows its key. */
export function wordsOf({ words }: PlaygroundData): Word {
  const all: Readonly<Record<string, string>> = { ...PLAYGROUND_WORDS, ...COMMON_WORDS, ...words };
  return (key, values = {}) =>
    (all[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
