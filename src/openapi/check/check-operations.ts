// Checks paths and operations beyond the schema: parameters, ids, security, spelling of paths.
import { addAll } from "../../shared/lists.js";
import { type Problem, warning } from "../../shared/problem.js";
import { entriesAt, isArray, isObject, type JsonObject, member, textAt } from "../json.js";
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

export function checkOperations(checked: Checked): Problem[] {
  const operations = listOperations(checked.description.document, checked.resolver);
  return [
    ...checkPaths(checked),
    ...checkOperationIds(operations, checked),
    ...tellOfInternal(operations, checked),
    ...operations.flatMap((operation) => checkSecurity(operation.value, operation.pointer, checked)),
    ...checkSecurity(checked.description.document, "#", checked),
  ];
}

function checkPaths(checked: Checked): Problem[] {
  const problems: Problem[] = [];
  const templates = new Map<string, string>();
  for (const [path, item] of entriesAt(checked.description.document, "paths")) {
    if (path.startsWith("x-")) continue;
    addAll(problems, checkSpelling(path, checked));
    const template = pathShape(path);
    const twin = templates.get(template);
    const place = () => checked.locate(["paths", path], "key");
    if (twin !== undefined)
      problems.push(
        warning("spec-violation", place(), `"${twin}" and "${path}" are the same path with different parameter names.`),
      );
    else templates.set(template, path);
    const opened = checked.resolver.open(item, "#/paths");
    if (opened) addAll(problems, checkItem(path, opened.value, checked));
  }
  return problems;
}

function checkSpelling(path: string, { locate }: Checked): Problem[] {
  const place = () => locate(["paths", path], "key");
  if (!path.startsWith("/"))
    return [warning("spec-violation", place(), `The path "${path}" must start with a slash.`, `Write "/${path}".`)];
  if (/[?#]/.test(path)) {
    const what = `The path "${path}" contains \`?\` or \`#\`, which end the path of a URL.`;
    return [warning("spec-violation", place(), what, "Describe the rest as query parameters.")];
  }
  return [];
}

function checkItem(path: string, item: JsonObject, checked: Checked): Problem[] {
  const names = new Set(templateNames(path));
  const base: Path = ["paths", path];
  const shared = listParameters(item, pointerOf(base), checked.resolver);
  const problems = checkParameters(shared, path, checked);
  const missing = new Set<string>();
  for (const key of [QUERY, OTHERS])
    if (isObject(item[key]) && !checked.resolver.isVersion32)
      problems.push(notShown(checked.locate([...base, key], "key"), key));
  for (const { value, pointer } of operationsOf(item, pointerOf(base), checked.resolver)) {
    const own = listParameters(value, pointer, checked.resolver);
    addAll(problems, checkParameters(own, path, checked));
    const described = [...shared, ...own];
    // A broken reference may hide some.
    if (described.includes(null)) continue;
    for (const name of names)
      if (!described.some((each) => each?.place === "path" && each.name === name)) missing.add(name);
  }
  for (const name of missing) {
    const what = `The path "${path}" has no parameter description for "{${name}}".`;
    problems.push(warning("path-param", checked.locate(base, "key"), what, "It is shown as a required string."));
  }
  return problems;
}

function notShown(place: Problem["place"], method: string): Problem {
  const what = `\`${method}\` of a path is part of OpenAPI 3.2 and is not shown.`;
  return warning("spec-violation", place, what, 'Write `openapi: "3.2.0"`.');
}

function checkParameters(listed: readonly (Parameter | null)[], path: string, { locate }: Checked): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const parameter of listed) {
    if (!parameter) continue;
    const { value, name, place, writtenAt } = parameter;
    const at = () => locate(keysTo(writtenAt, "name"));
    const key = parameterKey(parameter);
    if (seen.has(key)) {
      problems.push(warning("path-param", at(), `Duplicate parameter \`${name}\` (${place}).`));
      continue;
    }
    seen.add(key);
    if (isIgnored(parameter)) problems.push(ignoredHeader(name, at()));
    if (place !== "path") continue;
    const faults: string[] = [];
    if (!templateNames(path).includes(name)) faults.push(`is not in the path "${path}"`);
    if (member(value, "required") !== true) faults.push("must be `required: true`");
    if (faults.length === 0) continue;
    const hint = path.split("/").includes(`:${name}`) ? `Write it in braces in the path: {${name}}.` : null;
    problems.push(warning("path-param", at(), `The path parameter \`${name}\` ${faults.join(" and ")}.`, hint));
  }
  return problems;
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

function checkOperationIds(operations: readonly AnyOperation[], { locate }: Checked): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  const counted = new Set<string>();
  for (const operation of operations) {
    const id = textAt(operation.value, "operationId");
    if (id === null || counted.has(operation.pointer)) continue;
    counted.add(operation.pointer);
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, operation.pointer);
      continue;
    }
    const other = locate(keysTo(earlier, "operationId"));
    const place = locate(keysTo(operation.pointer, "operationId"));
    const what = `Duplicate operationId "${id}", first used at ${other.line}:${other.column}.`;
    problems.push(warning("duplicate-operation-id", place, what, "Give every operation a unique operationId."));
  }
  return problems;
}

/** One line for all of them: they are meant to be left out. */
function tellOfInternal(operations: readonly AnyOperation[], { locate, description }: Checked): Problem[] {
  const internal = operations.filter(isInternal);
  const [first] = internal;
  if (!first) return [];
  const count = internal.length === 1 ? "One operation is" : `${internal.length} operations are`;
  const what = `${count} left out, as \`x-internal: true\` asks.`;
  const isServed = description.source.kind === "file";
  const hint =
    "To show one, name it in the navigation or in the front matter of a page." +
    (isServed ? " They are still in the file, which the site serves: take out what nobody may read." : "");
  return [warning("internal-operations", locate(keysTo(first.pointer), "key"), what, hint)];
}

function checkSecurity(holder: JsonObject, pointer: string, checked: Checked): Problem[] {
  const requirements = member(holder, "security");
  if (!isArray(requirements)) return [];
  const schemes = componentsIn(checked.description.document, "securitySchemes");
  const problems: Problem[] = [];
  for (const [index, requirement] of requirements.entries()) {
    if (!isObject(requirement)) continue;
    for (const key of Object.keys(requirement)) {
      if (Object.hasOwn(schemes, key)) continue;
      const place = checked.locate(keysTo(pointer, "security", String(index), key), "key");
      const known = Object.keys(schemes).join(", ");
      const hint = known === "" ? "Define it there." : `Defined: ${known}.`;
      problems.push(
        warning("unknown-security-scheme", place, `\`${key}\` is not defined in components.securitySchemes.`, hint),
      );
    }
  }
  return problems;
}
