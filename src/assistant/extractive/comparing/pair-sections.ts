// Finds two sections of one page that are called alike but for what is compared: they set it side by side.
import { folderOf } from "../../../shared/page-path.js";
import { withoutAnchor } from "../../assistant-site.js";
import type { Work } from "../answer-work.js";
import { asPage, type Passage, titleOf } from "../find-passages.js";
import type { KeyWords } from "../key-words.js";
import { contradicts, doesUnasked } from "../opposite-actions.js";
import { quoteLead } from "../pick-lead.js";
import { isProse, type Section } from "../read-sections.js";
import { pageOf, within } from "../section-places.js";
import type { Lead } from "../write-answer.js";

/** How many passages tell the pages that such sections are looked for on. */
const MOST_READ = 10;
/** The share of one side of a comparison that a text about it has. */
export const WHOLE_SIDE = 0.95;

/** "Sender fees" and "Receiver fees" tell senders from receivers better than anything said of one of them; empty: there are none. */
export function pairIn(
  passages: readonly Passage[],
  sides: readonly [KeyWords, KeyWords],
  work: Work,
): readonly Lead[] {
  const pages = new Map(passages.slice(0, MOST_READ).map((passage) => [passage.page, passage]));
  const asked = work.meaning.asked;
  for (const ofPage of pages.values()) {
    const sections = within(pageOf(ofPage.section));
    const ofSide = (own: KeyWords, other: KeyWords) =>
      sections.filter(
        ({ heading, blocks }) =>
          heading !== null &&
          blocks.length > 0 &&
          own.share(heading) >= WHOLE_SIDE &&
          other.share(heading) === 0 &&
          !contradicts(asked, heading) &&
          !doesUnasked(asked, heading),
      );
    const others = ofSide(sides[1], sides[0]);
    for (const one of ofSide(sides[0], sides[1])) {
      const other = others.find((each) => each.level === one.level && areAlike(one.heading ?? "", each.heading ?? ""));
      if (other === undefined) continue;
      const found = { passages, ofPage, work };
      const leads = [leadOf(one, sides[0], found), leadOf(other, sides[1], found)];
      if (leads.every(({ text }) => text !== "")) return leads;
    }
  }
  return pagePair(passages, sides, work);
}

/** The same of two pages in one folder, such as "Match contacts" and "Fetch contacts", each by what it begins with. */
function pagePair(passages: readonly Passage[], sides: readonly [KeyWords, KeyWords], work: Work): readonly Lead[] {
  const named = (own: KeyWords, other: KeyWords) =>
    passages.filter(({ name }) => {
      const title = titleOf(name);
      return own.share(title) >= WHOLE_SIDE && other.share(title) === 0 && termsOf(title).size > 1;
    });
  const others = named(sides[1], sides[0]);
  for (const one of named(sides[0], sides[1])) {
    const other = others.find(
      ({ name, page }) => folderOf(page) === folderOf(one.page) && areAlike(titleOf(one.name), titleOf(name)),
    );
    if (other === undefined) continue;
    const leads = [beginningOf(one, sides[0], work), beginningOf(other, sides[1], work)];
    if (leads.every(({ text }) => text !== "")) return leads;
  }
  return [];
}

function beginningOf(passage: Passage, words: KeyWords, work: Work): Lead {
  const sections = within(pageOf(passage.section));
  const blocks = sections.find((section) => section.blocks.some(isProse))?.blocks ?? [];
  const whole = { ...asPage(passage), blocks, isOpening: true };
  return { passage: whole, words, text: quoteLead(whole, words, work) };
}

/** Whether two headings differ in one word, brackets and other names aside. */
function areAlike(a: string, b: string): boolean {
  const [ones, others] = [termsOf(a), termsOf(b)];
  return ones.size === others.size && [...ones].filter((word) => !others.has(word)).length === 1;
}

function termsOf(heading: string): ReadonlySet<string> {
  const named = heading.toLowerCase().replace(/\([^)]*\)|\s\/\s.*/g, "");
  return new Set(named.match(/[\p{L}\p{N}]+/gu) ?? []);
}

interface Found {
  readonly passages: readonly Passage[];
  /** One of the page that has the sections. */
  readonly ofPage: Passage;
  readonly work: Work;
}

function leadOf(section: Section, words: KeyWords, { passages, ofPage, work }: Found): Lead {
  const passage = passages.find((each) => each.section === section) ?? sectionOf(ofPage, section);
  return { passage, words, text: quoteLead({ ...passage, blocks: section.blocks }, words, work) };
}

/** A section that was not found itself, linked by its page. */
function sectionOf(other: Passage, section: Section): Passage {
  const heading = section.heading ?? "";
  const source = { id: `${other.page} ${heading}`, url: withoutAnchor(other.source.url), title: heading };
  return { ...other, name: `${titleOf(other.name)} › ${heading}`, source, section, isOpening: false };
}
