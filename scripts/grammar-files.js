// Ships grammars and themes as JSON: that is read in a fifth of the time that the modules of the library take.
import { mkdir, writeFile } from "node:fs/promises";
import { bundledLanguages } from "shiki/langs";
import { bundledThemes } from "shiki/themes";

/** Writes a file for each scope and each theme. Returns files whose licence goes with them. */
export async function writeGrammarFiles(folder) {
  await mkdir(folder, { recursive: true });
  for (const load of new Set(Object.values(bundledLanguages)))
    for (const grammar of (await load()).default)
      await writeFile(`${folder}/${grammar.scopeName}.json`, JSON.stringify(grammar));
  for (const [name, load] of Object.entries(bundledThemes))
    await writeFile(`${folder}/theme.${name}.json`, JSON.stringify((await load()).default));
  return ["node_modules/@shikijs/langs/package.json", "node_modules/@shikijs/themes/package.json"];
}

/** Puts modules that read those files in the place of the library's. */
export function withGrammarFiles(root) {
  return {
    name: "grammar-files",
    resolveId: { filter: { id: /^shiki\/(langs|themes)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0shiki\// },
      handler: async (id) => (id.endsWith("langs") ? languagesModule(root) : themesModule(root)),
    },
  };
}

/** The names of a language share a list of scopes. */
async function languagesModule(root) {
  const languages = new Map();
  for (const [name, load] of Object.entries(bundledLanguages))
    languages.set(load, [...(languages.get(load) ?? []), name]);
  const rows = [...languages].map(async ([load, names]) => [
    names.join(" "),
    (await load()).default.map((each) => each.scopeName).join(" "),
  ]);
  return `${reader(root)}
export const bundledLanguages = {};
for (const [names, scopes] of ${JSON.stringify(await Promise.all(rows))}) {
  const load = async () => ({ default: scopes.split(" ").map(read) });
  for (const name of names.split(" ")) bundledLanguages[name] = load;
}`;
}

function themesModule(root) {
  const names = JSON.stringify(Object.keys(bundledThemes).join(" "));
  return `${reader(root)}
export const bundledThemes = Object.fromEntries(
  ${names}.split(" ").map((name) => [name, async () => ({ default: read("theme." + name) })]),
);`;
}

/** Reads a file once: grammars include one another. */
function reader(root) {
  return `
import { readFileSync } from "node:fs";
import { packageFolder } from ${JSON.stringify(`${root}src/emit/package-files.ts`)};
const known = new Map();
function read(name) {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(packageFolder() + "/dist/grammars/" + name + ".json", "utf8")));
  return known.get(name);
}`;
}
