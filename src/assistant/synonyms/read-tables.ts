// Reads the tables of synonyms into entries that are found by how their first word begins.
import { ACCESS } from "./tables/access.js";
import { ACTIONS } from "./tables/actions.js";
import { DATA } from "./tables/data.js";
import { FAULTS } from "./tables/faults.js";
import { MESSAGES } from "./tables/messages.js";
import { MONEY } from "./tables/money.js";
import { PEOPLE } from "./tables/people.js";
import { PROGRAMMING } from "./tables/programming.js";
import { WEB_AND_LOOK } from "./tables/web-and-look.js";
import { WORD_FORMS } from "./tables/word-forms.js";

/** What readers say, and what it may be called. */
export interface Synonym {
  /** Its words in order. */
  readonly said: readonly string[];
  /** Words of which each may be meant. */
  readonly meant: readonly string[];
}

/** Letters with which all forms of a word begin. */
const BEGINNING = 3;

const TABLES = [PEOPLE, MONEY, ACTIONS, FAULTS, DATA, ACCESS, MESSAGES, WEB_AND_LOOK, PROGRAMMING, WORD_FORMS];

/** Each line holds what is said, divided by commas, and what is meant: `staff, crew > member user`. */
const SYNONYMS = TABLES.flatMap((table) => table.trim().split("\n")).flatMap((line): Synonym[] => {
  const [said = "", meant = ""] = line.split(" > ");
  return said.split(", ").map((phrase) => ({ said: phrase.split(/[^a-z0-9]+/), meant: meant.split(" ") }));
});

const BY_BEGINNING: ReadonlyMap<string, readonly Synonym[]> = byBeginning();

function byBeginning(): Map<string, Synonym[]> {
  const found = new Map<string, Synonym[]>();
  for (const synonym of SYNONYMS) {
    const beginning = beginningOf(synonym.said[0] ?? "");
    const others = found.get(beginning) ?? [];
    others.push(synonym);
    found.set(beginning, others);
  }
  return found;
}

function beginningOf(word: string): string {
  return word.slice(0, BEGINNING);
}

/** The entries that may begin with this word. */
export function synonymsBeginning(word: string): readonly Synonym[] {
  return BY_BEGINNING.get(beginningOf(word)) ?? [];
}
