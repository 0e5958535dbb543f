// Collects the names that public sites style a page by, in the style sheets and scripts of their repositories:
// `node bench/selectors.js [--pages DIST] [--write PAGE] FOLDER…`. Each folder is a project with a docs.json, or a bare git
// repository of one. `--pages` tells which names the pages of a build have; `--write` updates the table of an MDX page.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const SOURCES = /\.(css|js|mjs)$/;
const CONTENT = /\.(mdx|md|jsx|tsx|html)$/;
const OTHERS =
  /(^|\/)(node_modules|dist|build|vendor|\.git|public\/assets|__tests__)\/|\.min\.(js|css)$|\.config\.m?js$/;

const { values, positionals } = parseArgs({
  options: { pages: { type: "string" }, write: { type: "string" } },
  allowPositionals: true,
});
const sites = new Map();
for (const folder of positionals) {
  const files = existsSync(join(folder, "HEAD")) ? filesOfGit(folder) : filesOfFolder(folder);
  const found = selectorsOf(files);
  if (found !== null) sites.set(folder, found);
}
const counts = new Map();
for (const names of sites.values()) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
const styled = [...sites.values()].filter((names) => names.size > 0).length;
const has = values.pages ? namesOfPages(values.pages) : null;
const rows = [...counts]
  .filter(([, count]) => count > 1)
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .map(([name, count]) => ({ name, count, isHere: has?.(name) ?? null }));
console.log(`${sites.size} sites, ${styled} of them style the page by ${counts.size} names.`);
for (const { name, count, isHere } of rows) console.log(count, name, isHere === false ? "(not here)" : "");
if (values.write) writeTable(values.write);

/** The last column is written by hand and stays. */
function writeTable(page) {
  const text = readFileSync(page, "utf8");
  const meanings = new Map(
    [...text.matchAll(/^\| `(.+?)` \| \d+ \| \S+ \| (.*?) \|$/gm)].map((match) => [match[1], match[2]]),
  );
  const lines = rows
    .filter(({ count, isHere }) => count > 2 || isHere)
    .map(
      ({ name, count, isHere }) =>
        `| \`${name}\` | ${count} | ${isHere ? "yes" : "no"} | ${meanings.get(name) ?? ""} |`,
    );
  const table = ["| name | sites | here | what it is |", "|---|---|---|---|", ...lines].join("\n");
  writeFileSync(
    page,
    text.replace(/\| name \| sites[\s\S]*?(?=\n\n|\n*$)/, () => table),
  );
}

/** Whether a page of a build has an element of a name. */
function namesOfPages(dist) {
  const attributes = new Map();
  const pages = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".html"));
  for (const page of pages)
    for (const [, inner = ""] of readFileSync(join(dist, page), "utf8").matchAll(
      /<[a-z][\w-]*((?:\s+[\w-]+(?:="[^"]*")?)+)/g,
    ))
      for (const [, name = "", value = ""] of inner.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
        attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
  const some = (name, test) => [...(attributes.get(name) ?? [])].some(test);
  return (name) => {
    if (name.startsWith("#")) return some("id", (value) => value === name.slice(1));
    if (name.startsWith(".")) return some("class", (value) => value.split(" ").includes(name.slice(1)));
    const [, key = "", sign = "", wanted = ""] = /^\[([\w-]+)(?:([~|^$*]?=)"?([^"]*)"?)?\]$/.exec(name) ?? [];
    if (sign === "*=") return some(key, (value) => value.includes(wanted));
    if (sign === "^=") return some(key, (value) => value.startsWith(wanted));
    if (sign === "$=") return some(key, (value) => value.endsWith(wanted));
    return some(key, (value) => sign === "" || value.split(" ").includes(wanted) || value === wanted);
  };
}

/** The names of one site's pages that its sheets and scripts use and its own content does not have; null without docs.json. */
function selectorsOf(files) {
  const roots = files.names.filter((name) => /(^|\/)(docs|mint)\.json$/.test(name) && isSettings(files.read(name)));
  if (roots.length === 0) return null;
  const folders = roots.map((name) => name.replace(/[^/]*$/, ""));
  const own = files.names.filter((name) => folders.some((folder) => name.startsWith(folder)) && !OTHERS.test(name));
  const used = new Set(own.filter((name) => SOURCES.test(name)).flatMap((name) => namesIn(name, files.read(name))));
  if (used.size === 0) return used;
  const content = own
    .filter((name) => CONTENT.test(name))
    .map((name) => files.read(name))
    .join("\n");
  const words = new Set(content.match(/[\w-]+/g));
  const plain = (name) => name.replace(/^[.#[]|[\]=].*$/g, "");
  return new Set([...used].filter((name) => !isTailwind(name) && (name.startsWith("[") || !words.has(plain(name)))));
}

function isSettings(text) {
  return /"navigation"\s*:/.test(text) && /"(?:colors|theme|\$schema)"\s*:/.test(text);
}

function namesIn(file, text) {
  if (text.length > 400_000) return [];
  const selectors = file.endsWith(".css") ? selectorsOfSheet(text) : selectorsOfScript(text);
  return selectors.flatMap(simpleNames);
}

/** What stands before each block that is no at-rule. */
function selectorsOfSheet(text) {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((each) => !/^@|^\d|^(from|to)\b/.test(each));
}

function selectorsOfScript(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*/g, "");
  const asked = /(?:querySelector(?:All)?|closest|matches)\(\s*(["'`])((?:(?!\1)[^\\\n]){1,200})\1/g;
  const ids = /getElementById\(\s*["'`]([\w-]+)["'`]/g;
  const classes = /getElementsByClassName\(\s*["'`]([\w -]+)["'`]/g;
  return [
    ...[...code.matchAll(asked)].map((match) => match[2] ?? ""),
    ...[...code.matchAll(ids)].map((match) => `#${match[1]}`),
    ...[...code.matchAll(classes)].map((match) => `.${(match[1] ?? "").split(" ").join(".")}`),
  ];
}

/** Ids, classes and attributes of a selector. */
function simpleNames(selector) {
  return (
    selector.match(
      /#[A-Za-z][\w-]*|\.(?:\\.|[A-Za-z_-])(?:\\.|[\w-])*|\[[a-z-]+(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[^\]]*))?\]/g,
    ) ?? []
  ).map((name) => name.replaceAll("'", '"').replace(/=([^"\]]+)\]/, '="$1"]'));
}

/** Utility classes say how an element looks, not what it is. */
function isTailwind(name) {
  return (
    /\\[:/.[]|^\.-?(?:[mp][xytrblse]?|w|h|min|max|text|bg|border|rounded|flex|grid|gap|font|leading|tracking|shadow|ring|z|top|left|right|bottom|inset|space|opacity|overflow|items|justify|self|col|row|order|object|transition|duration|ease|scale|rotate|translate|cursor|select|from|to|via|divide|underline|decoration|backdrop|blur|sr|fill|stroke|size|aspect|list|align|whitespace|break|line)-/.test(
      name,
    ) ||
    /^\.(?:flex|grid|hidden|block|inline|relative|absolute|fixed|sticky|static|truncate|underline|italic|uppercase|container|border|rounded|shadow|transition|group|peer|dark|light|prose|not-prose|antialiased|isolate|contents|table)$/.test(
      name,
    )
  );
}

/** All texts are read by one process of git. */
function filesOfGit(folder) {
  const git = (words, input = "") => {
    const { stdout } = spawnSync("git", ["--git-dir", folder, ...words], { input, maxBuffer: 1 << 30 });
    return stdout ?? Buffer.alloc(0);
  };
  const listed = git(["ls-tree", "-r", "-z", "HEAD"]).toString().split("\0");
  const hashes = new Map(
    listed.flatMap((line) => {
      const [, hash = "", name = ""] = /^\S+ blob (\S+)\t(.*)$/.exec(line) ?? [];
      return SOURCES.test(name) || CONTENT.test(name) || /(docs|mint)\.json$/.test(name) ? [[name, hash]] : [];
    }),
  );
  const texts = textsOfBatch(git(["cat-file", "--batch"], [...hashes.values()].join("\n")));
  return { names: [...hashes.keys()], read: (name) => texts.get(hashes.get(name) ?? "") ?? "" };
}

/** Each text follows a line with its hash, its kind and its length. */
function textsOfBatch(bytes) {
  const texts = new Map();
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\n", at);
    const [hash, kind, length] = bytes.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (kind !== "blob") continue;
    texts.set(hash, bytes.toString("utf8", at, at + Number(length)));
    at += Number(length) + 1;
  }
  return texts;
}

function filesOfFolder(folder) {
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile());
  return { names, read: (name) => attempt(() => readFileSync(join(folder, name), "utf8")) };
}

function attempt(read) {
  try {
    return read();
  } catch {
    return ""; // A file that a partial copy lacks.
  }
}
