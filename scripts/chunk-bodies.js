// Takes the bodies out of bundled chunks: what the engine made of scripts of their own can be kept (bin/code-cache.mjs).
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { parse } from "acorn";

/** Smaller chunks compile as fast as what was kept of them is read. */
const LEAST_BYTES = 8 * 1024;

/** In a module that is both imported and required: what it exports is set when it is first required. */
const SETS_LATER = /=__esmMin\(/;

/** Rewrites the chunks of a bundle in `out`. Returns, by their paths in it, what of them now runs, for source maps. */
export async function takeBodies(out) {
  const bodies = new Map();
  const names = (await readdir(`${out}/chunks`)).filter((name) => name.endsWith(".js"));
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(`${out}/chunks/${name}`, "utf8")])),
  );
  const late = names.filter((name) => SETS_LATER.test(texts.get(name)));
  for (const [name, text] of texts) {
    const file = `${out}/chunks/${name}`;
    if (text.length < LEAST_BYTES) continue;
    const parts = partsOf(text);
    if (parts === null) continue;
    const wrong = late.find((each) => parts.imports.includes(`/${each}`));
    if (wrong) throw new Error(`${name} is handed what ${wrong} exports before it is set.`);
    const [letter] = /[^\0-\x7f]/.exec(parts.body) ?? [];
    if (letter) throw new Error(`${name} has "${letter}" where it cannot be escaped, such as in a tagged template.`);
    const hash = createHash("sha256").update(parts.body).digest("hex").slice(0, 16);
    const body = file.replace(/\.js$/, `-${hash}.body.js`);
    await writeFile(body, parts.body);
    await writeFile(file, moduleOf(parts, `./${basename(body)}`));
    bodies.set(`chunks/${name}`, { mapped: text, running: parts.body, offsetOf: parts.offsetOf });
  }
  return bodies;
}

/** Null where a module is more than imports, a body and one list of exports at its end. */
function partsOf(code) {
  const { body: statements } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const imports = statements.filter(({ type }) => type === "ImportDeclaration");
  const others = statements.slice(imports.length);
  const exported = others.filter(({ type }) => type.startsWith("Export"));
  const [list] = exported;
  const isPlain = exported.length === 1 && list === others.at(-1) && !list.source && !list.declaration;
  if (!isPlain || imports.some((each, index) => each !== statements[index])) return null;
  const exports = list.specifiers.map(({ local, exported }) => [local.name, exported.name]);
  const found = lookInto(others.slice(0, -1), new Set(exports.map(([local]) => local)));
  if (found === null) return null;
  const names = imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const start = others[0].start;
  const head = headOf(names);
  const shift = (offset) =>
    found.reduce(
      (sum, [from, to, word]) => (to <= offset ? sum + word.length - (to - from) : sum),
      head.length - start,
    );
  return {
    imports: code.slice(0, start),
    names,
    exports,
    body: head + withReplaced(code.slice(start, list.start), found, start) + endOf(exports),
    offsetOf: (offset) => (offset < start || offset >= list.start ? null : offset + shift(offset)),
  };
}

/** What a script says in another way; null where its exports change, or it waits: neither can be told by a function. */
function lookInto(statements, exported) {
  const replaced = [];
  let canBeFunction = true;
  const walk = (node, scopes) => {
    const { type } = node;
    if (type === "MetaProperty" && node.meta.name === "import") replaced.push([node.start, node.end, "__meta"]);
    if (type === "ImportExpression") replaced.push([node.start, node.start + "import".length, "__load"]);
    if (type === "AwaitExpression" && scopes.length === 0) canBeFunction = false;
    const target = type === "AssignmentExpression" ? node.left : type === "UpdateExpression" ? node.argument : null;
    for (const name of target ? namesIn(target) : [])
      if (exported.has(name) && !scopes.some((scope) => scope.has(name))) canBeFunction = false;
    const inner = isFunction(node) ? [...scopes, namesOf(node)] : scopes;
    for (const child of childrenOf(node)) walk(child, inner);
  };
  for (const statement of statements) walk(statement, []);
  return canBeFunction ? replaced : null;
}

function isFunction({ type }) {
  return /^(Function|ArrowFunction)/.test(type);
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((child) => child?.type);
}

/** The names that a function has for itself. */
function namesOf(node) {
  const names = new Set(node.params.flatMap(namesIn));
  const walk = (inner) => {
    if (inner.type === "VariableDeclarator" || /^(Function|Class)Declaration$/.test(inner.type))
      for (const name of namesIn(inner.id)) names.add(name);
    for (const child of isFunction(inner) ? [] : childrenOf(inner)) walk(child);
  };
  walk(node.body);
  return names;
}

/** The names that a pattern gives values to. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) => namesIn(each.type === "Property" ? each.value : each.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

function withReplaced(code, replaced, offset) {
  let text = "";
  let end = 0;
  for (const [from, to, word] of replaced.sort(([one], [other]) => one - other)) {
    text += code.slice(end, from - offset) + word;
    end = to - offset;
  }
  return text + code.slice(end);
}

function headOf(names) {
  return `"use strict";(function(__meta,__load,{${names}}){`;
}

function endOf(exports) {
  const given = exports.map(([local, name]) => `${name}:${local}`);
  return `\nreturn{${given}}})`;
}

function moduleOf({ imports, names, exports }, body) {
  const taken = exports.map(([, name]) => `${name}:__${name}`);
  const given = exports.map(([, name]) => `__${name} as ${name}`);
  return `${imports}import{runBody as __runBody}from"../../bin/code-cache.mjs";
const{${taken}}=__runBody("${body}",{meta:import.meta,load:(id)=>import(id),imports:{${names}}});
export{${given}};
`;
}
