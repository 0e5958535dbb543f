// Finds the page for those who ask how to get started, and name nothing that they want to start with.
import type { BundlePage } from "../search/bundle.js";
import { isNamedFor, kindOf } from "./extractive/question-kind.js";
import { readerEdition } from "./passages/reader-edition.js";
import type { ReplyTask } from "./provider.js";

const FILLING =
  /\b(?:how|where|what|do|does|can|could|should|would|i|we|you|to|in|with|the|a|an|my|use|using|please|is|are|get(?:ting)?|start(?:ed|ing)?|install(?:ing)?|set|up|begin|first|steps?|quick|best|way|tell|show|me)\b|[^\p{L}\p{N} ]/giu;

/** Such pages begin with the first step; an introduction or an installation comes before or after. */
const BEGINS = /quick[- ]?start|get(?:ting)?[- ]?started|first[- ]steps/i;

const INSTALLS = /\binstall/i;

/** The first page of the navigation that is named after a start, else the first of all; null for all other questions. */
export function firstStepsPage(task: ReplyTask): BundlePage | null {
  const { question, site } = task;
  if (kindOf(question) !== "start") return null;
  const name = new Set(wordsOf(site.title ?? ""));
  if (wordsOf(question.replace(FILLING, " ")).some((word) => !name.has(word))) return null;
  const edition = readerEdition(task) ?? site.bundle.pages[0];
  const own = site.bundle.pages.filter(
    ({ language, version }) => language === edition?.language && (version === null || version === edition.version),
  );
  const nameOf = ({ path, title }: BundlePage) => `${path.split("/").at(-1) ?? ""} ${title}`;
  const installs = INSTALLS.test(question) ? own.find((page) => INSTALLS.test(nameOf(page))) : undefined;
  if (installs) return installs;
  const named = own.find((page) => BEGINS.test(nameOf(page))) ?? own.find((page) => isNamedFor("start", nameOf(page)));
  return named ?? own[0] ?? null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
