// Tells where a passage comes from: what is outdated, temporary or destroys more than was asked for never leads.
import type { Passage } from "../find-passages.js";
import { plainText } from "../read-sections.js";
import { REMOVING } from "../verbs-of-removal.js";
import type { Signs } from "./weights.js";

/** Who comes from elsewhere is answered by how to migrate. */
const COMES_FROM = /\b(?:import\w*|switch\w*|mov(?:e|ing)|transfer\w*|com(?:e|ing) from|equivalent)\b/i;
const MIGRATES = /\bmigrat\w*\b/i;
/** Pages and sections on what changed once. */
const CHANGES =
  /\b(?:change-?logs?|releases?(?:[- ]notes)?|what['\u2019]?-?s[- ]new|migrat\w*|upgrad\w*|breaking changes?|v\d+[- ]to[- ]v\d+|from .{1,20}\d to v?\d[\d.]*|announcements?)\b/i;
/** Those on what should not be used any more. */
const RETIRED =
  /\b(?:deprecat\w*|legacy|removed|obsolete|archived?|veraltet\w*|obsol\u00e8tes?|obsolet[oa]s?|d\u00e9pr\u00e9ci\u00e9e?s?)(?!\p{L})|\u975e\u63a8\u5968|\u5df2\u5f03\u7528|\u5df2\u5e9f\u5f03/iu;
/** "Can I still download version 2?" */
const ASKS_FOR_PAST = /\b(?:still|any ?more|no longer)\b/i;
/** The half of a comparison that shows how it was. */
const PAST_HEADING = /^(?:before|previously|vorher|avant|antes)$/i;
/** A section that begins so says of itself that it should not be used any more. */
const IS_RETIRED =
  /\b(?:(?:is|are|was|were|been|being|now) (?:\w+ )?(?:deprecated|removed|discontinued|obsolete)|no longer (?:supported|available|maintained|recommended)|end[- ]of[- ]life|historical record|ist veraltet|est obsol\u00e8te|est\u00e1 obsolet[oa])\b|\u975e\u63a8\u5968|\u5df2\u5f03\u7528|\u5df2\u5e9f\u5f03/i;
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
  if (isOutdated(passage, asked)) return { outdated: true };
  if (destroysMore(passage, asked)) return { destroysMore: true };
  if (says(DRAFT_NAMES, names) || says(CONTRIBUTES, names)) return { draft: true };
  return { example: says(EXAMPLE_NAMES, passage.page.replace(/[_/]/g, " ")) };
}

/** Whether what has these signs leads only where nothing else answers. */
export function comesLast({ outdated, destroysMore }: Signs): boolean {
  return Boolean(outdated || destroysMore);
}

/** Whether a section only leads elsewhere: it answers nothing itself. */
export function pointsAway({ source }: Passage): boolean {
  return POINTS_AWAY.test(source.title);
}

/** Whether a passage is about what was, unless the question is about that as well. */
function isOutdated(passage: Passage, asked: string): boolean {
  const names = namesOf(passage);
  if (COMES_FROM.test(asked) && MIGRATES.test(names)) return false;
  if (CHANGES.test(names) && !CHANGES.test(asked)) return true;
  if (PAST_HEADING.test(passage.source.title.trim())) return true;
  if (RETIRED.test(asked) || IS_RETIRED.test(asked) || ASKS_FOR_PAST.test(asked)) return false;
  return RETIRED.test(names) || IS_RETIRED.test(beginningOf(passage));
}

/** Whether a passage destroys more than is asked for. */
function destroysMore(passage: Passage, asked: string): boolean {
  return (!DESTROYS.test(asked) && DESTROYS.test(namesOf(passage))) || isWiping(passage, asked);
}

/** Whether a passage removes all that there is, or what holds it, where a part is to be removed: that answers nobody. */
export function isWiping(passage: Passage, asked: string): boolean {
  return removesAll(passage, asked) || destroysHolder(passage, asked);
}

function removesAll({ blocks }: Passage, asked: string): boolean {
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
function destroysHolder({ name }: Passage, asked: string): boolean {
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

/** The address and the name of a passage, in words. */
export function namesOf({ page, name }: Passage): string {
  return `${page} ${name}`.replace(/[_/]/g, " ");
}

const LONGEST_BEGINNING = 400;

function beginningOf({ blocks }: Passage): string {
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [plainText(block.text)] : []));
  return texts.join(" ").slice(0, LONGEST_BEGINNING);
}
