// Checks what operations say to docsgen in `x-…` members.
import { addAll } from "../../shared/add-all.js";
import { type Problem, warning } from "../../shared/problem.js";
import { EXTENSION_KEYS, sitePath } from "../extension.js";
import { isArray, isObject, type JsonObject, member, textAt } from "../json.js";
import type { Path } from "../pointer.js";
import type { Checked } from "./check-references.js";
import { pathTo, type Visited } from "./walk.js";

export function checkExtensions({ value, step }: Visited, { locate }: Checked): Problem[] {
  if (!isObject(value)) return [];
  const problems: Problem[] = [];
  const path = pathTo(step);
  for (const key of EXTENSION_KEYS) {
    const extension = member(value, key);
    if (extension === undefined) continue;
    if (isObject(extension)) addAll(problems, checkExtension(extension, [...path, key], locate));
    else problems.push(warning("spec-violation", locate([...path, key]), `\`${key}\` must be an object.`));
  }
  for (const key of ["x-hidden", "x-excluded"]) {
    if (typeof member(value, key) !== "string") continue;
    const what = `\`${key}\` must be \`true\` or \`false\` without quotes.`;
    problems.push(warning("spec-violation", locate([...path, key]), what, 'The string "true" is read as true.'));
  }
  addAll(problems, checkSamples(value, path, locate));
  return problems;
}

function checkExtension(extension: JsonObject, path: Path, locate: Checked["locate"]): Problem[] {
  const problems: Problem[] = [];
  const key = path.at(-1) ?? "";
  const metadata = member(extension, "metadata");
  if (metadata !== undefined && !isObject(metadata))
    problems.push(warning("spec-violation", locate([...path, "metadata"]), `\`${key}.metadata\` must be an object.`));
  if (member(metadata, "openapi") !== undefined) {
    const place = locate([...path, "metadata", "openapi"], "key");
    problems.push(warning("spec-violation", place, `\`${key}.metadata.openapi\` is not allowed and is ignored.`));
  }
  const href = member(extension, "href");
  if (href !== undefined && sitePath(href) === null) {
    const what = `\`${key}.href\` must be a path on this site, such as "/guides/start".`;
    problems.push(warning("spec-violation", locate([...path, "href"]), what));
  }
  const content = member(extension, "content");
  if (content !== undefined && typeof content !== "string")
    problems.push(
      warning("spec-violation", locate([...path, "content"]), `\`${key}.content\` must be a string of MDX.`),
    );
  return problems;
}

function checkSamples(operation: JsonObject, path: Path, locate: Checked["locate"]): Problem[] {
  const problems: Problem[] = [];
  for (const key of ["x-codeSamples", "x-code-samples"]) {
    const samples = member(operation, key);
    if (!isArray(samples)) continue;
    for (const [index, sample] of samples.entries()) {
      if (textAt(sample, "lang") !== null && textAt(sample, "source") !== null) continue;
      const what = `Samples in \`${key}\` need \`lang\` and \`source\`; this one is ignored.`;
      problems.push(warning("spec-violation", locate([...path, key, String(index)]), what));
    }
  }
  return problems;
}
