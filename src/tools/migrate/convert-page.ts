// Writes a page of another tool as a page of docsgen.
import { dirname, join } from "node:path";
import { dump } from "js-yaml";
import type { Dialect, OldPage, OldSite } from "./old-site.js";
import { aliasedFile, readOldFile, takeTitle } from "./reading.js";
import { convertBlocks, type Leave } from "./text/convert-blocks.js";
import { closes, type Fence, openFence } from "./text/convert-fence.js";
import { convertMatter } from "./text/convert-matter.js";
import { convertImports, convertTags, type Imports } from "./text/convert-tags.js";
import { isKnownAs, oldIds, plainHeading } from "./text/heading-anchors.js";
import { includedText } from "./text/included-text.js";
import { closedIn, closeTags, escapeLine, joinTags, outsideSpans, standAlone } from "./text/plain-text.js";
import { pythonMarks, withoutNamedLinks } from "./text/python-marks.js";
import { textOf, titleOfName } from "./values.js";

interface PageSources {
  readonly site: OldSite;
  readonly target: (written: string, page: OldPage) => string;
  /** Called with a file that the page imports; gives its new path. */
  readonly part: (file: string) => string;
  readonly leave: (file: string, line: number, what: string) => void;
}

interface NewPage {
  readonly text: string;
  /** Anchors that the old page had. */
  readonly anchors: readonly string[];
  /** Keys of the front matter that nothing was made of. */
  readonly unused: readonly string[];
}

export function convertPage(page: OldPage, from: PageSources): NewPage {
  const { site } = from;
  const old = readPage(page, from);
  const isHome = old.matter["layout"] === "home";
  const first = shownTitle(old, site.dialect);
  const title = first.title === null ? null : takeId(first.title);
  const label = site.labels.get(page.address) ?? (title && textOf(old.matter["title"]));
  const ids = oldIds(site.dialect);
  const hasTitleAnchor = site.dialect === "mkdocs" || site.dialect === "vitepress";
  const titleId = title && hasTitleAnchor ? ids(title.text, title.id) : null;
  const { matter, start, unused } = convertMatter(
    { ...old.matter, ...(title && { title: plainHeading(title.text) }) },
    site.dialect,
    label,
  );
  const body = convertBody(first.body, { page, from, leave: old.leave, ids });
  const named =
    matter["title"] === undefined && !isHome
      ? { title: label ?? titleOfName(page.address.split("/").at(-1) || "Home"), ...matter }
      : matter;
  const anchor = titleId && `<span id=${JSON.stringify(titleId)} />\n\n`;
  const opening = start === "" ? "" : `${convertLinksOf(start, page, from)}\n\n`;
  const text = `---\n${dump(named, { lineWidth: -1 })}---\n\n${anchor ?? ""}${opening}${body.text.trim()}\n`;
  return { text, anchors: [titleId ?? [], body.anchors].flat(), unused };
}

/** The heading that a page begins with is what readers see as its title, whatever its front matter calls it in lists. */
function shownTitle({ matter, body }: ReturnType<typeof readPage>, dialect: Dialect): ReturnType<typeof takeTitle> {
  const taken = takeTitle(body);
  const named = matter["title"];
  // Starlight draws both.
  const isKept = dialect === "starlight" && typeof named === "string" && named !== taken.title;
  return isKept ? { title: null, body } : taken;
}

/** A file that pages import. */
export function convertPart(page: OldPage, from: PageSources): string {
  const { body, leave } = readPage(page, from);
  return `${convertBody(body, { page, from, leave, ids: oldIds(from.site.dialect) }).text.trim()}\n`;
}

function convertLinksOf(text: string, page: OldPage, from: PageSources): string {
  return text
    .split("\n")
    .map((line) => convertLinks(line, (each) => from.target(each, page)))
    .join("\n");
}

/** A page, in Markdown without its scripts and styles, and what tells of its lines. */
function readPage(page: OldPage, { site, leave: report }: PageSources) {
  const { matter, body, lineOffset } = readOldFile(site.files, page.file);
  const leave: Leave = (line, what) => report(page.file, line + 1 + lineOffset, what);
  const own = isMarkdownOf(site, page)
    ? outsideFences(body.split("\n"), (text, line) => withoutScripts(text, (at, what) => leave(line + at, what)))
    : body;
  return { matter, body: own, leave };
}

/** Whether `<` and `{` of a page are text as in Markdown, not as in MDX. */
function isMarkdownOf({ dialect, hasMarkdown }: OldSite, { file }: OldPage): boolean {
  return dialect === "mkdocs" || dialect === "vitepress" || (hasMarkdown === true && file.endsWith(".md"));
}

interface BodySources {
  readonly page: OldPage;
  readonly from: PageSources;
  readonly leave: Leave;
  readonly ids: ReturnType<typeof oldIds>;
}

function convertBody(body: string, { page, from, leave, ids }: BodySources) {
  const { site } = from;
  const { dialect } = site;
  const isPlain = isMarkdownOf(site, page);
  const lines = body.split("\n");
  const include = (path: string) => includedText(path, { page: page.file, site });
  const converted = convertBlocks(lines, { dialect, leave, include });
  const closed = closedIn(body);
  // Docusaurus 2 read such lines as Markdown does.
  const blocks = page.file.endsWith(".md")
    ? outsideFences(converted, (text) => standAlone(text, closed)).split("\n")
    : converted;
  const origin = linesBefore(lines, blocks);
  const anchors: string[] = [];
  const tell: Leave = (line, what) => leave(origin[line] ?? 0, what);
  const imports: Imports = { parts: new Map(), pictures: new Map() };
  const inText = (written: string, line: number): string => {
    const named = site.hasNamedLinks ? withoutNamedLinks(written, (at, what) => tell(line + at, what)) : written;
    const text = isPlain ? closeTags(joinTags(named), closed) : named;
    const tags = convertTags(text, dialect, (at, what) => tell(line + at, what));
    const withImports = isPlain ? tags : convertImports(tags, imports, (at, what) => tell(line + at, what));
    const imported = withParts(withImports, imports.parts, { page, from });
    return imported
      .split("\n")
      .map((each, at) => {
        const heading = headingLine(each, ids);
        if (heading) anchors.push(heading.id);
        const written = heading ? heading.text : each;
        const marked = dialect === "mkdocs" ? pythonMarks(written, (what) => tell(line + at, what)) : written;
        if (isPlain && marked.includes("{{"))
          tell(line + at, "`{{ … }}` is a placeholder of the old tool, and is shown as it is.");
        const safe = isPlain ? escapeLine(asProse(marked), (what) => tell(line + at, what)) : marked;
        return convertLinks(safe, (each) => from.target(each, page)) + (heading?.mark ?? "");
      })
      .join("\n");
  };
  return { text: outsideFences(blocks, inText), anchors };
}

/** How far below the old line is looked for: what a page takes in has none. */
const WINDOW = 60;

/** For each line of a converted text, the line it was before, as far as it is still the same. */
function linesBefore(before: readonly string[], after: readonly string[]): number[] {
  let last = 0;
  return after.map((line) => {
    const own = line.trim();
    const found = own === "" ? -1 : before.slice(last, last + WINDOW).findIndex((each) => each.includes(own));
    if (found >= 0) last += found;
    return last;
  });
}

/** Applies to the text between blocks of code. */
function outsideFences(lines: readonly string[], change: (text: string, line: number) => string): string {
  const out: string[] = [];
  let held: string[] = [];
  let open: Fence | null = null;
  const close = (line: number) => {
    if (held.length > 0) out.push(change(held.join("\n"), line - held.length));
    held = [];
  };
  for (const [index, line] of lines.entries()) {
    if (open !== null) {
      out.push(line);
      if (closes(line, open)) open = null;
      continue;
    }
    const fence = openFence(line);
    if (fence) {
      close(index);
      open = fence;
      out.push(line);
    } else held.push(line);
  }
  close(lines.length);
  return out.join("\n");
}

function headingLine(line: string, ids: BodySources["ids"]): { text: string; id: string; mark: string } | null {
  const [, start, rest = ""] = /^([ \t]{0,3}#{1,6}[ \t]+)(.*?)[ \t]*#*[ \t]*$/.exec(line) ?? [];
  if (start === undefined) return null;
  const { text, id: own } = takeId(rest);
  const id = ids(text, own);
  return { text: start + text, id, mark: isKnownAs(id, text) ? "" : ` {#${id}}` };
}

/** In MDX, a line that begins with one of these words is code. */
function asProse(line: string): string {
  return line.replace(/^(?:im|ex)port(?=\s)/, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/** Without scripts and styles; lines keep their places. */
function withoutScripts(body: string, leave: Leave): string {
  return body.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (whole, name: string, offset: number) => {
    leave(
      body.slice(0, offset).split("\n").length - 1,
      `<${name}> is left out: write what it does as a component, or in a style sheet.`,
    );
    return whole.replace(/[^\n]/g, "");
  });
}

function withParts(
  text: string,
  parts: ReadonlyMap<string, string>,
  { page, from }: Pick<BodySources, "page" | "from">,
): string {
  let made = text;
  for (const source of parts.values()) {
    const file = aliasedFile(source, from.site) ?? join(dirname(page.file), source.replaceAll("\\", ""));
    if (from.site.files.isFile(file)) made = made.replaceAll(source, `/${from.part(file)}`);
  }
  return made;
}

type NewTarget = (target: string) => string;

function convertLinks(line: string, newTarget: NewTarget): string {
  const definition = /^([ \t]*\[[^\]]+\]:[ \t]*)(\S+)(.*)$/.exec(line);
  if (definition && !line.includes("]: #")) return `${definition[1]}${newTarget(definition[2] ?? "")}${definition[3]}`;
  return outsideSpans(line, (text) =>
    text
      .replace(/(\]\()(<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (_, start: string, target: string) => {
        return start + newTarget(target.replace(/^<(.*)>$/, "$1").replaceAll(" ", "%20"));
      })
      .replace(/(\b(?:href|src)=)("[^"]*"|'[^']*')/g, (_, start: string, written: string) => {
        return `${start}"${newTarget(written.slice(1, -1))}"`;
      }),
  );
}

/** The id that a heading names itself: `{#id}`, `{: #id }`. */
function takeId(text: string): { readonly text: string; readonly id: string | null } {
  const [whole, id] = /[ \t]*[%\\]?\{:?[ \t]*#([^\s}\\]+)[^}]*\}%?[ \t]*$/.exec(text) ?? [];
  return whole === undefined || id === undefined ? { text, id: null } : { text: text.slice(0, -whole.length), id };
}
