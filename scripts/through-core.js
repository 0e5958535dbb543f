// Lets the bundle see through src/tools/core.ts: a tool loads what it uses, and not all that any tool does.
import { readFile } from "node:fs/promises";
import { posix } from "node:path";

const CORE = "src/tools/core.ts";
const EXPORTS = /export (?:type )?\{([^}]*)\} from "([^"]+)";/g;
const IMPORT = /import \{([^}]*)\} from "(?:\.\.?\/)+core\.js";/;

/** Replaces an import of core.ts in a tool by imports from where its names are. */
export function throughCore(root) {
  let homes = null;
  return {
    name: "through-core",
    transform: {
      filter: { id: /\/src\/tools\//, code: IMPORT },
      handler: async (code, id) => {
        homes ??= await readHomes(root);
        const put = (written, names) => {
          const imports = importsOf(namesIn(names), { homes, id: id.slice(root.length) });
          // As many lines as before: source maps stay true.
          return imports + "\n".repeat(written.split("\n").length - 1);
        };
        return { code: code.replace(IMPORT, put), map: null };
      },
    },
  };
}

/** The file of each name that core.ts exports, from its folder. */
async function readHomes(root) {
  const text = await readFile(root + CORE, "utf8");
  return new Map([...text.matchAll(EXPORTS)].flatMap(([, names, from]) => namesIn(names).map((name) => [name, from])));
}

/** Types are no part of the bundle. */
function namesIn(list) {
  const names = list.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "" && !name.startsWith("type "));
}

function importsOf(names, { homes, id }) {
  const up = posix.relative(posix.dirname(id), posix.dirname(CORE)) || ".";
  return names.map((name) => `import { ${name} } from "${up}/${homes.get(name)}";`).join(" ");
}
