// Checks paths and operations beyond the schema: parameters, ids, security, spelling of paths.
import { type Problem, warning } from "../../shared/problem.js";
import { entriesAt, isObject, type JsonObject, listAt, textAt } from "../json.js";
import {
  type AnyOperation,
  componentsIn,
  isInternal,
  listOperations,
  OTHERS,
  operationsOf,
  pathShape,
  QUERY,
} from "../operations.js";
import { isIgnored, listParameters, type Parameter, parameterKey, templateNames } from "../parameters.js";
import { keysTo, type Path, pointerOf } from "../pointer.js";
import type { Checked } from "./check-references.js";

export function checkOperations(checked: Checked): void {
  const { description, resolver } = checked;
  const operations = listOperations(description.document, resolver);
  checkPaths(checked);
  checkOperationIds(operations, checked);
  tellOfInternal(operations, checked);
  for (const { value, pointer } of operations) checkSecurity(value, pointer, checked);
  checkSecurity(description.document, "#", checked);
}

function checkPaths(checked: Checked): void {
  const { description, resolver, locate, report } = checked;
  const templates = new Map<string, string>();
  for (const [path, item] of entriesAt(description.document, "paths")) {
    if (path.startsWith("x-")) continue;
    const tell = (what: string, hint: string | null = null) =>
      report(warning("spec-violation", locate(["paths", path], "key"), what, hint));
    if (!path.startsWith("/")) tell(`The path "${path}" must start with a slash.`, `Write "/${path}".`);
    else if (/[?#]/.test(path)) {
      const what = `The path "${path}" contains \`?\` or \`#\`, which end the path of a URL.`;
      tell(what, "Describe the rest as query parameters.");
    }
    const template = pathShape(path);
    const twin = templates.get(template);
    if (twin === undefined) templates.set(template, path);
    else tell(`"${twin}" and "${path}" are the same path with different parameter names.`);
    const opened = resolver.open(item, "#/paths");
    if (opened) checkItem(path, opened.value, checked);
  }
}

function checkItem(path: string, item: JsonObject, checked: Checked): void {
  const { resolver, locate, report } = checked;
  const base: Path = ["paths", path];
  const shared = listParameters(item, pointerOf(base), resolver);
  checkParameters(shared, path, checked);
  const missing = new Set<string>();
  for (const key of [QUERY, OTHERS])
    if (isObject(item[key]) && !resolver.isVersion32) {
      const what = `\`${key}\` of a path is part of OpenAPI 3.2 and is not shown.`;
      report(warning("spec-violation", locate([...base, key], "key"), what, 'Write `openapi: "3.2.0"`.'));
    }
  for (const { value, pointer } of operationsOf(item, pointerOf(base), resolver)) {
    const own = listParameters(value, pointer, resolver);
    checkParameters(own, path, checked);
    const described = [...shared, ...own];
    // A broken reference may hide some.
    if (described.includes(null)) continue;
    for (const name of templateNames(path))
      if (!described.some((each) => each?.place === "path" && each.name === name)) missing.add(name);
  }
  for (const name of missing) {
    const what = `The path "${path}" has no parameter description for "{${name}}".`;
    report(warning("path-param", locate(base, "key"), what, "It is shown as a required string."));
  }
}

function checkParameters(listed: readonly (Parameter | null)[], path: string, { locate, report }: Checked): void {
  const seen = new Set<string>();
  for (const parameter of listed) {
    if (!parameter) continue;
    const { value, name, place, writtenAt } = parameter;
    const at = () => locate(keysTo(writtenAt, "name"));
    const key = parameterKey(parameter);
    if (seen.has(key)) {
      report(warning("path-param", at(), `Duplicate parameter \`${name}\` (${place}).`));
      continue;
    }
    seen.add(key);
    if (isIgnored(parameter)) report(ignoredHeader(name, at()));
    if (place !== "path") continue;
    const faults: string[] = [];
    if (!templateNames(path).includes(name)) faults.push(`is not in the path "${path}"`);
    if (value["required"] !== true) faults.push("must be `required: true`");
    if (faults.length === 0) continue;
    const hint = path.split("/").includes(`:${name}`) ? `Write it in braces in the path: {${name}}.` : null;
    report(warning("path-param", at(), `The path parameter \`${name}\` ${faults.join(" and ")}.`, hint));
  }
}

const TAKEN_FROM: Readonly<Record<string, string>> = {
  accept: "the media types of the responses",
  "content-type": "the media type of the body",
  authorization: "the security schemes",
};

function ignoredHeader(name: string, place: Problem["place"]): Problem {
  const what = `OpenAPI ignores the header parameter \`${name}\`: it is given by ${TAKEN_FROM[name.toLowerCase()]}.`;
  return warning("ignored-parameter", place, what, "Describe it there, and remove the parameter.");
}

function checkOperationIds(operations: readonly AnyOperation[], { locate, report }: Checked): void {
  const firsts = new Map<string, string>();
  for (const { value, pointer } of operations) {
    const id = textAt(value, "operationId");
    if (id === null) continue;
    const first = firsts.get(id) ?? pointer;
    firsts.set(id, first);
    if (first === pointer) continue;
    const other = locate(keysTo(first, "operationId"));
    const what = `Duplicate operationId "${id}", first used at ${other.line}:${other.column}.`;
    const place = locate(keysTo(pointer, "operationId"));
    report(warning("duplicate-operation-id", place, what, "Give every operation a unique operationId."));
  }
}

/** One line for all of them: they are meant to be left out. */
function tellOfInternal(operations: readonly AnyOperation[], { locate, description, report }: Checked): void {
  const internal = operations.filter(isInternal);
  const [first] = internal;
  if (!first) return;
  const count = internal.length === 1 ? "One operation is" : `${internal.length} operations are`;
  const what = `${count} left out, as \`x-internal: true\` asks.`;
  const isServed = description.source.kind === "file";
  const hint =
    "To show one, name it in the navigation or in the front matter of a page." +
    (isServed ? " They are still in the file, which the site serves: take out what nobody may read." : "");
  report(warning("internal-operations", locate(keysTo(first.pointer), "key"), what, hint));
}

function checkSecurity(holder: JsonObject, pointer: string, { description, locate, report }: Checked): void {
  const schemes = componentsIn(description.document, "securitySchemes");
  for (const [index, requirement] of listAt(holder, "security").entries()) {
    if (!isObject(requirement)) continue;
    for (const key of Object.keys(requirement)) {
      if (Object.hasOwn(schemes, key)) continue;
      const place = locate(keysTo(pointer, "security", String(index), key), "key");
      const known = Object.keys(schemes).join(", ");
      const hint = known === "" ? "Define it there." : `Defined: ${known}.`;
      report(
        warning("unknown-security-scheme", place, `\`${key}\` is not defined in components.securitySchemes.`, hint),
      );
    }
  }
}
