// Tells where a passage comes from: what is outdated, temporary or destroys more than was asked for never leads.
import type { Passage } from "../find-passages.js";
import { plainText } from "../read-sections.js";
import { REMOVING } from "../verbs-of-removal.js";
import type { Signs } from "./weights.js";

/** Who comes from elsewhere is answered by how to migrate. */
const COMES_FROM = /\b(?:import\w*|switch\w*|mov(?:e|ing)|transfer\w*|com(?:e|ing) from|equivalent)\b/i;
const MIGRATES = /\bmigrat\w*\b/i;
/** Pages and sections on what changed once, unless the question is about that. */
const PAST_NAMES =
  /\b(?:change-?logs?|releases?(?:[- ]notes)?|what['’]?-?s[- ]new|migrat\w*|upgrad\w*|breaking changes?|deprecat\w*|legacy|removed|obsolete|archived?|v\d+[- ]to[- ]v\d+|from .{1,20}\d to v?\d[\d.]*|announcements?)\b/i;
const PAST_BEGINNING =
  /\b(?:(?:is|are|was|were|been|being|now) (?:\w+ )?(?:deprecated|removed|discontinued|obsolete)|no longer (?:supported|available|maintained|recommended)|end[- ]of[- ]life|historical record)\b/i;
const DRAFT_NAMES = /\b(?:seps?|rfcs?|adrs?|proposals?|drafts?|internals?|blog)\b/i;
const EXAMPLE_NAMES =
  /\b(?:cookbooks?|examples?|tutorials?|recipes?|demos?|samples?|templates?|use[- ]?cases?|integrations|community|development)\b/i;
const POINTS_AWAY =
  /^(?:learn more\b.*|next steps?|what['’]s next\??|see also|related(?: \w+)?|(?:further|more) (?:reading|resources|information)|resources|need help\??|how[- ]to guides)$/i;
const CONTRIBUTES = /\bcontribut\w*\b/i;

/** Each kind of destruction: where the question asks for none of it, a passage named after it does not lead. */
const DESTROYS =
  /\b(?:wildcards?|bulk[- ](?:delet|remov)\w*|wip(?:e[sd]?|ing)|purg(?:e[sd]?|ing)|flush\w*|truncat\w*|destroy\w*|drop(?:s|ped|ping)?|reset\w*|erase\w*|everything|factory)\b/i;
const DESTROYS_ALL =
  /\b(?:entire|whole) (?:project|database|account|organi[sz]ation|workspace|index|cluster|store)\b|\ball (?:users|projects|accounts|databases|data)\b|\bacross (?:all|every|the entire)\b/i;
const REMOVES = new RegExp(String.raw`\b(?:clear\w*|${REMOVING})`, "i");

/** @param asked the question with the one that it goes on from */
export function signsOfStanding(passage: Passage, asked: string): Signs {
  const names = namesOf(passage);
  const says = (pattern: RegExp, text: string) => pattern.test(text) && !pattern.test(asked);
  if (COMES_FROM.test(asked) && MIGRATES.test(names)) return {};
  if (says(PAST_NAMES, names) || says(PAST_BEGINNING, beginningOf(passage))) {
    return { outdated: !PAST_NAMES.test(asked) && !PAST_BEGINNING.test(asked) };
  }
  if (destroysMore(passage, asked, names) || destroysHolder(passage, asked)) return { destroysMore: true };
  if (says(DRAFT_NAMES, names) || says(CONTRIBUTES, names)) return { draft: true };
  return { example: says(EXAMPLE_NAMES, passage.page.replace(/[_/]/g, " ")) };
}

/** Whether a section only leads elsewhere: it answers nothing itself. */
export function pointsAway({ source }: Passage): boolean {
  return POINTS_AWAY.test(source.title);
}

function destroysMore({ blocks }: Passage, asked: string, names: string): boolean {
  if (!DESTROYS.test(asked) && DESTROYS.test(names)) return true;
  if (!REMOVES.test(asked) || DESTROYS_ALL.test(asked)) return false;
  const [first] = blocks.filter((block) => block.kind === "text");
  return first?.kind === "text" && DESTROYS_ALL.test(plainText(first.text));
}

const REMOVAL = new RegExp(
  String.raw`\b(?:clear\w*|${REMOVING})\s+(.+?)(?=\s+(?:from|in|of|on|out|away|with|that|which|who|by|using|via|without|for|when|after)\b|[?.!,:;(]|$)(?:\s+(?:from|in|of|on|out of)\s+([^?.!,]+))?`,
  "i",
);
/** What holds everything else: who asks how to remove a part of it does not ask how to remove it. */
const WHOLES = new Set(
  "account organization organisation workspace project database cluster tenant environment".split(" "),
);

/** Whether a passage is named after removing what holds the thing that the question wants removed. */
export function destroysHolder({ name }: Passage, asked: string): boolean {
  const [, thing = "", holder = ""] = REMOVAL.exec(asked) ?? [];
  if (thing === "") return false;
  const wanted = singulars(thing);
  const held = singulars(holder);
  const removed = name.split(" › ").flatMap((heading) => {
    const [, other = ""] = REMOVAL.exec(heading) ?? [];
    return other === "" ? [] : [singulars(other)];
  });
  if (removed.some((words) => words.some((word) => wanted.includes(word)))) return false;
  return removed.some((words) => words.some((word) => held.includes(word) || WHOLES.has(word)));
}

function singulars(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
  return words.filter((word) => !NO_THING.has(word)).map((word) => word.replace(/(?<=\w{2})s$/, ""));
}

const NO_THING = new Set("a an the my our your all any one single some this that it them".split(" "));

function namesOf({ page, name }: Passage): string {
  return `${page} ${name}`.replace(/[_/]/g, " ");
}

const LONGEST_BEGINNING = 400;

function beginningOf({ blocks }: Passage): string {
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [plainText(block.text)] : []));
  return texts.join(" ").slice(0, LONGEST_BEGINNING);
}
