// Decides which modules that run in Node share a file: what is always loaded together is one, which loads far sooner.

/**
 * What a build goes through: it ends after the second where nothing changed, and has no use for the last, which is made of
 * schemas, where docs.json did not. Each file loads what it imports.
 */
const LAYERS = [
  // Small, and most commands load it.
  {
    name: "start",
    files: [
      "shared/problem.ts",
      "shared/match-redirect.ts",
      "shared/encode-path.ts",
      "emit/package-files.ts",
      "files/make-folder.ts",
      "files/open-folder.ts",
      "emit/switch-journal.ts",
      "shared/once.ts",
      "search/browser-files.ts",
      "shared/markdown/link.ts",
      "shared/places/name-files.ts",
      "shared/tell.ts",
      "shared/page-path.ts",
      "serve/redirects.ts",
    ],
  },
  { name: "build", files: ["commands/build.ts"] },
  {
    name: "draw",
    files: [
      "commands/building/write-site.ts",
      "render/threads/lone-drawer.ts",
      "highlight/create-highlighter.ts",
      "search/languages/en.ts", // Most sites are in English.
    ],
  },
  // By itself: where the native engine has no binary, this file cannot be loaded, and all others must be.
  { name: "native", files: ["content/parse/native-engine.ts"] },
  { name: "settings", files: ["config/read-docs-config.ts"] },
];

/** Commands that start sooner for files of their own. Each such file is one more for a build to load. */
const QUICK = ["preview", "search", "init", "migrate", "serve-assistant", "keys"];

/** Names the chunk of a module: its layer, and the other commands that load it too, which then load no more than that. */
export function chunkNames(root) {
  let names = null;
  return (id, graph) => {
    names ??= namesOf(graph, (file) => `${root}src/${file}`);
    return names.get(id) ?? null;
  };
}

function namesOf(graph, pathOf) {
  const missing = LAYERS.flatMap(({ files }) => files).find((file) => graph.getModuleInfo(pathOf(file)) === null);
  if (missing) throw new Error(`Nothing that runs in Node loads src/${missing} any more.`);
  const ids = graph.getModuleInfo(pathOf("commands/load-command.ts")).dynamicallyImportedIds;
  const named = ids.map((id) => ({ id, name: /([^/]+)\.ts$/.exec(id)[1] }));
  const others = named
    .filter(({ name }) => QUICK.includes(name))
    .map(({ id, name }) => ({ name, reached: reach([id], graph, ["importedIds", "dynamicallyImportedIds"]) }));
  const names = new Map();
  for (const { name, files } of LAYERS)
    for (const id of reach(files.map(pathOf), graph, ["importedIds"])) {
      if (names.has(id)) continue;
      const sharers = others.filter(({ reached }) => reached.has(id)).map((other) => other.name);
      names.set(id, name === "start" ? name : [name, ...sharers].join("-"));
    }
  return names;
}

/** All modules that these lead to. */
function reach(ids, graph, ways, found = new Set()) {
  for (const id of ids) {
    const info = found.has(id) ? null : graph.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    for (const way of ways) reach(info[way], graph, ways, found);
  }
  return found;
}
