// Ships the usual grammars and the default themes as JSON: that is read in a fifth of the time that their modules take,
// and the library's list of all others is loaded when a site names one of those.
import { mkdir, writeFile } from "node:fs/promises";
import { bundledLanguages } from "shiki/langs";
import { bundledThemes } from "shiki/themes";
import { scopesOfLanguages, usualGrammars } from "./usual-grammars.js";

const THEMES = ["github-light-default", "dark-plus"];

/** The modules of the library that ours take the place of. */
export const REPLACED = /^shiki\/(langs|themes)$/;

/** Writes a file for each scope and each theme. Returns files whose licence goes with them. */
export async function writeGrammarFiles(folder) {
  await mkdir(folder, { recursive: true });
  for (const grammar of await usualGrammars()) {
    await writeFile(`${folder}/${grammar.scopeName}.json`, JSON.stringify(grammar));
  }
  for (const name of THEMES) {
    await writeFile(`${folder}/theme.${name}.json`, JSON.stringify((await bundledThemes[name]()).default));
  }
  return ["node_modules/@shikijs/langs/package.json", "node_modules/@shikijs/themes/package.json"];
}

/** Puts modules that read those files in the place of the library's. */
export function withGrammarFiles(root) {
  return {
    name: "grammar-files",
    resolveId: {
      filter: { id: REPLACED },
      handler: (id, importer) => (importer?.startsWith("\0") ? null : `\0${id}`),
    },
    load: {
      filter: { id: /^\0shiki\// },
      handler: async (id) => (id.endsWith("langs") ? languagesModule(root) : themesModule(root)),
    },
  };
}

async function languagesModule(root) {
  return `${reader(root)}
const scopes = ${JSON.stringify(await scopesOfLanguages())};
const load = (name) => async () =>
  Object.hasOwn(scopes, name)
    ? { default: scopes[name].map(read) }
    : (await import("shiki/langs")).bundledLanguages[name]();
export const bundledLanguages = Object.fromEntries(
  ${JSON.stringify(Object.keys(bundledLanguages).join(" "))}.split(" ").map((name) => [name, load(name)]),
);`;
}

function themesModule(root) {
  return `${reader(root)}
const load = (name) => async () =>
  ${JSON.stringify(THEMES)}.includes(name)
    ? { default: read("theme." + name) }
    : (await import("shiki/themes")).bundledThemes[name]();
export const bundledThemes = Object.fromEntries(
  ${JSON.stringify(Object.keys(bundledThemes).join(" "))}.split(" ").map((name) => [name, load(name)]),
);`;
}

/** Reads a file once: grammars include one another. */
function reader(root) {
  return `
import { readFileSync } from "node:fs";
import { packageFolder } from ${JSON.stringify(`${root}src/render/package-files.ts`)};
const known = new Map();
function read(name) {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(packageFolder() + "/dist/grammars/" + name + ".json", "utf8")));
  return known.get(name);
}`;
}
