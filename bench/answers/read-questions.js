// Reads a file of questions whose good answers are known, and grades sections by it.
import { readFileSync } from "node:fs";

/** Its site and its questions; a section is graded 2 if it is good, 1 if it is partly, and else 0. */
export function readQuestions(file) {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const [head, ...questions] = lines.map((line) => JSON.parse(line));
  return { ...head, questions, gradeOf: (asked, hit) => gradeOf(asked, addressOf(hit)) };
}

export function addressOf({ page, anchor }) {
  return anchor === null ? page.address : `${page.address}#${anchor}`;
}

/** `*` in a pattern stands for anything. */
export function gradeOf({ good = [], partly = [] }, address) {
  const fits = (pattern) => matcher(pattern).test(decoded(address));
  if (good.some(fits)) return 2;
  return partly.some(fits) ? 1 : 0;
}

function matcher(pattern) {
  const escaped = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`);
}

function decoded(address) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
