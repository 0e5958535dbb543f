// Checks the references of an AsyncAPI document: they must name places in the same file.
import { addAll } from "../../shared/add-all.js";
import { type Problem, warning } from "../../shared/problem.js";
import { sourceName } from "../description.js";
import { entriesAt, type Json, member } from "../json.js";
import type { Path } from "../pointer.js";
import { bundling, type Checked } from "./check-references.js";

/** Members with the author's data, where a `$ref` is data, too. */
const DATA = new Set(["example", "examples", "default", "const", "enum"]);

export function checkChannels(checked: Checked): Problem[] {
  const { description, locate } = checked;
  const problems: Problem[] = [];
  const seen = new Set<Json>();
  const visit = (value: Json, path: Path): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const written = member(value, "$ref");
    if (typeof written === "string") addAll(problems, checkOne(written, path, checked));
    const isMap = path.at(-1) === "properties";
    for (const [key, child] of Object.entries(value))
      if (isMap || (!DATA.has(key) && !key.startsWith("x-"))) visit(child, [...path, key]);
  };
  visit(description.document, []);
  if (entriesAt(description.document, "channels").length === 0)
    problems.push(warning("not-shown", locate([]), "No channels are defined, so there is nothing to show."));
  return problems;
}

function checkOne(written: string, path: Path, { description, resolver, locate }: Checked): Problem[] {
  const place = () => locate([...path, "$ref"]);
  if (!written.startsWith("#")) {
    const what = `\`$ref\` points outside this file: ${written}.`;
    return [warning("external-ref", place(), what, bundling(sourceName(description.source), written))];
  }
  if (resolver.find(written)) return [];
  return [warning("unresolved-ref", place(), `\`$ref\` does not exist in this file: ${written}.`)];
}
