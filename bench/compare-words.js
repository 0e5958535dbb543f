// Compares the words of each source page with the words of its HTML, and looks for JSX and braces that were left raw.
// Usage: node bench/compare-words.js <root> <dist> [--list]
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";

const goal = 0.98;

/** Compares every page of a project that the build has written. */
export async function compareWords(root, dist) {
  const files = await glob("**/*.{md,mdx}", {
    cwd: root,
    ignore: ["**/node_modules/**", "**/snippets/**", "**/_snippets/**"],
  });
  const pages = [];
  for (const file of files.sort()) {
    const html = readPage(dist, file);
    if (html === null) continue;
    pages.push({ file, ...comparePage(readFileSync(join(root, file), "utf8"), html) });
  }
  return pages;
}

/** The share of the source's words that the HTML has, the words it lacks, and what was left raw. */
export function comparePage(source, html) {
  const wanted = sourceWords(source);
  const found = countWords(htmlWords(html));
  const missing = [];
  for (const word of wanted) {
    const left = found.get(word) ?? 0;
    if (left > 0) found.set(word, left - 1);
    else missing.push(word);
  }
  const share = wanted.length === 0 ? 1 : 1 - missing.length / wanted.length;
  return { share, missing, leaks: findLeaks(html) };
}

function readPage(dist, file) {
  const path = file.replace(/\.mdx?$/, "");
  const candidates = [
    `${path}/index.html`,
    path.replace(/(^|\/)index$/, "$1index.html"),
    `${path}.html`,
    `${file}.html`,
  ];
  const name = candidates.find((each) => each.endsWith(".html") && existsSync(join(dist, each)));
  return name ? readFileSync(join(dist, name), "utf8") : null;
}

/** Words a reader should see: prose, code, and the attributes that components show. */
function sourceWords(source) {
  let text = source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---/, "").replace(/\r\n/g, "\n");
  const code = [];
  const keep = (piece) => `\uE000${code.push(piece) - 1}\uE001`;
  text = text.replace(
    /^([ \t>]*(?:[-*+] |\d+[.)] )*)(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)^[ \t>]*\2`*[ \t]*$/gm,
    (_, __, ___, info, body) => (/^\s*mermaid/.test(info) ? "" : keep(body)),
  );
  text = text.replace(/(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?[^`])\1(?!`)/g, (_, __, inner) => keep(inner));
  text = text.replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, " ");
  text = text.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, " ");
  text = text.replace(/<Visibility for="agents">[\s\S]*?<\/Visibility>/g, " ");
  text = text.replace(/^(?:import\s[^\n]*from[^\n]*|import\s+["'][^\n]*)$/gm, " ");
  text = text.replace(/^export\s[\s\S]*?(?=\n\n(?=\S)|(?![\s\S]))/gm, " ");
  text = text.replace(tag, (whole) => ` ${shownAttributes(whole)} `);
  text = text.replace(/\{#[^}\s]+\}/g, " ").replace(/(?<!\\)\{[^{}]*\}/g, " ");
  text = text.replace(/^([ \t>]*)(?:(?:[-*+]|\d+[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm, "$1");
  text = text.replace(/^\[\^?[^\]]+\]:\s*\S+.*$/gm, " ");
  text = text.replace(/!\[[^\]]*\]\((?:[^()\s]|\([^)]*\))*(?:\s+(?:"[^"]*"|'[^']*'))?\)/g, " ");
  text = text.replace(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()\s]|\([^)]*\))*(?:\s+"[^"]*")?\)/g,
    (_, image, label) => (image ? " " : label),
  );
  text = text.replace(/\\([\\`*_{}[\]()#+\-.!|<>~$])/g, "$1");
  text = text.replace(/\uE000(\d+)\uE001/g, (_, index) => code[Number(index)]);
  return wordsOf(decode(text));
}

const tag =
  /<\/?[A-Za-z][\w.:-]*(?:\s+(?:[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?|\{[^}]*\}))*\s*\/?>/g;

function shownAttributes(written) {
  if (!/^<(?:Card|Step|Tab|Accordion|Update|Tile|ParamField|ResponseField|Expandable)\b/.test(written)) return "";
  const shown = [];
  for (const match of written.matchAll(
    /\b(?:title|description|label|name|path|query|body|header)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    shown.push(match[1] ?? match[2]);
  return shown.join(" ");
}

function htmlWords(html) {
  const main = html.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, " ");
  // Parts of components stand apart on the page without a space in the HTML; marks within prose and code do not.
  const apart = main.replace(
    /<br\b[^>]*>|<\/?(?:p|div|li|td|th|tr|h\d|pre|summary|button|docs-[\w-]+)\b[^>]*>|<(?:a|span) class="(?:field|update|card|tile|tree|badge|method)[^>]*>/g,
    " ",
  );
  return wordsOf(decode(apart.replace(/<[^>]*>/g, "")));
}

function wordsOf(text) {
  return text.normalize("NFKC").toLowerCase().match(word) ?? [];
}

/** Scripts that put no space between words are compared by the character. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+/gu;

function countWords(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function decode(text) {
  const names = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    mdash: "—",
    ndash: "–",
    rarr: "→",
    copy: "©",
  };
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_whole, decimal, hex, name) => {
    if (name) return names[name] ?? " ";
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Text outside code that looks like a component's tag, an expression or a variable. */
function findLeaks(html) {
  const prose = html.replace(/<(script|style|svg|pre|code|template)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  const leaks = [];
  for (const match of prose.matchAll(
    /&lt;\/?[A-Z][\w.]*[^&]{0,80}(?:&gt;|>)|\{\{[^{}]{1,60}\}\}|\{\s*[A-Za-z_$][\w$.]*\s*\}|\{\/\*/g,
  ))
    leaks.push(match[0]);
  return leaks;
}

if (process.argv[1]?.endsWith("compare-words.js")) {
  const [root, dist, ...flags] = process.argv.slice(2);
  const pages = await compareWords(root, dist);
  const good = pages.filter((page) => page.share >= goal);
  const leaking = pages.filter((page) => page.leaks.length > 0);
  console.log(
    `${root}: ${pages.length} pages, ${good.length} at ${goal * 100} % or more (${((100 * good.length) / pages.length).toFixed(2)} %), ${leaking.length} with raw text`,
  );
  if (flags.includes("--list")) {
    for (const page of pages.filter((each) => each.share < goal))
      console.log(`  ${page.file}: ${(100 * page.share).toFixed(1)} % lacks ${page.missing.slice(0, 12).join(" ")}`);
    for (const page of leaking) console.log(`  ${page.file}: raw ${page.leaks.slice(0, 4).join("  ")}`);
  }
}
