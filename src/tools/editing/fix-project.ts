// Repairs certain problems: links and anchors with one near target, file endings in links, duplicate keys.

import { type Node, parseTree } from "jsonc-parser";
import { openFolder } from "../../files/open-folder.js";
import { writeChanges } from "../../files/write-changes.js";
import { groupBy } from "../../shared/lists.js";
import { placeIn } from "../../shared/places/place-in.js";
import { fileOf, type Place } from "../../shared/problem.js";
import { tell } from "../../shared/tell.js";
import { type checkSite, findLinksOfCode, findWrittenLinks, settingLinks, type WrittenLink } from "../core.js";
import { type Edit, editText } from "./edit.js";
import { changeRedirects, redirectList } from "./redirect-edits.js";

type CheckedPages = NonNullable<Awaited<ReturnType<typeof checkSite>>["drawn"]>;

/** One repair, with its place. */
export interface Fix {
  readonly place: Place;
  readonly written: string;
  /** Null: it is taken out. */
  readonly meant: string | null;
}

/** A text as it was read and as it is to be. */
interface EditedText {
  readonly before: string;
  readonly after: string;
}

interface Repair extends Fix {
  readonly edit: Edit;
}

/** Repairs the files of a project, or only says what it would repair. */
export async function fixProject(drawn: CheckedPages, { dryRun }: { readonly dryRun: boolean }): Promise<Fix[]> {
  const { root } = drawn.site;
  const byFile = groupBy(linkFixes(drawn), ({ place }) => place.file);
  const written = new Map<string, EditedText>();
  const done: Fix[] = [];
  for (const file of new Set([...byFile.keys(), ...drawn.watched.filter((each) => each.endsWith(".json"))])) {
    const text = readUtf8(root, file);
    if (text === null) continue;
    const wanted = byFile.get(file) ?? [];
    const isJson = file.endsWith(".json");
    const repairs =
      isJson && drawn.site.descriptions.has(file)
        ? []
        : isJson
          ? jsonRepairs(text, file, wanted)
          : textRepairs(text, file, wanted);
    if (repairs.length === 0) continue;
    const edits = repairs.map(({ edit }) => edit);
    written.set(file, { before: text, after: editText(text, edits) });
    done.push(...repairs.map(({ place, written: before, meant }) => ({ place, written: before, meant })));
  }
  done.push(...redirectFixes(drawn, written));
  if (!dryRun && written.size > 0)
    await writeChanges({ root, command: "check --fix" }, { moved: new Map(), written }, tell);
  return done;
}

/** Redirects from addresses that were public to where their pages went: added to what is written. */
function redirectFixes({ site, findings, watched }: CheckedPages, written: Map<string, EditedText>): Fix[] {
  const added = findings.flatMap(({ redirects }) => redirects?.() ?? []);
  if (added.length === 0) return [];
  const settingsFiles = ["docs.json", ...watched.filter((each) => each.endsWith(".json") && each !== "docs.json")];
  const { file, at } = redirectList(site.root, settingsFiles);
  const known = written.get(file);
  const before = known?.before ?? openFolder(site.root).listed(file);
  written.set(file, { before, after: changeRedirects(known?.after ?? before, { at, added, removed: new Set() }) });
  return added.map(({ source, destination }) => ({ place: fileOf(file), written: source, meant: destination }));
}

/** Null where a file is gone, or holds bytes that would be lost. */
function readUtf8(root: string, file: string): string | null {
  const bytes = openFolder(root).read(file);
  const text = bytes?.toString("utf8") ?? null;
  return text !== null && bytes?.equals(Buffer.from(text)) ? text : null;
}

function linkFixes({ pages, check, targets, site, watched, affected }: CheckedPages): Fix[] {
  const own = affected ? pages.filter(({ page }) => affected.pages.has(page.path)) : pages;
  const ofPages = own.flatMap(({ page, links }) =>
    links().links.flatMap(({ target, place, isImage }) => {
      const meant = isImage ? null : check.meant(target, page);
      return meant === null ? [] : [{ place, written: target, meant }];
    }),
  );
  const ofSettings = settingLinks(site, watched, targets);
  const inSettings = ofSettings.links.flatMap(({ target, place }) => {
    const meant = ofSettings.check.meant(target, ofSettings.page);
    return meant === null ? [] : [{ place: ofSettings.placeOf(place, target), written: target, meant }];
  });
  return [...ofPages, ...inSettings];
}

/** Each fix where its link is written: the first such link at or after its place that no other fix has taken. */
function textRepairs(text: string, file: string, fixes: readonly Fix[]): Repair[] {
  const links = /\.[jt]sx$/i.test(file) ? findLinksOfCode(text) : findWrittenLinks(text);
  const taken = new Set<WrittenLink>();
  const repairs: Repair[] = [];
  for (const fix of new Map(fixes.map((each) => [JSON.stringify(each), each])).values()) {
    const from = offsetOf(text, fix.place);
    const link = links.find((each) => each.target === fix.written && each.start >= from && !taken.has(each));
    if (!link || fix.place.line === 0 || fix.meant === null) continue;
    taken.add(link);
    const edit = { start: link.start, end: link.end, text: fix.meant };
    repairs.push({ ...fix, place: placeIn(text, link.start, { file, line: 1, column: 1 }), edit });
  }
  return repairs;
}

function offsetOf(text: string, { line, column }: Place): number {
  let at = 0;
  for (let count = 1; count < line; count++) at = text.indexOf("\n", at) + 1;
  return at + column - 1;
}

/** Links of the settings, and keys that are written twice: the last one counts, so the others go. */
function jsonRepairs(text: string, file: string, fixes: readonly Fix[]): Repair[] {
  const tree = text.startsWith("\uFEFF") ? undefined : parseTree(text);
  if (!tree) return [];
  const repairs: Repair[] = [];
  const place = (offset: number) => placeIn(text, offset, { file, line: 1, column: 1 });
  const meant = new Map(fixes.flatMap((fix) => (fix.meant === null ? [] : [[fix.written, fix.meant] as const])));
  const visit = (node: Node) => {
    const children = node.children ?? [];
    const keys = node.type === "object" ? children.map((each) => String(each.children?.[0]?.value)) : [];
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      if (next && keys.lastIndexOf(keys[index] ?? "") > index) {
        const edit = { start: child.offset, end: next.offset, text: "" };
        repairs.push({ place: place(child.offset), written: keys[index] ?? "", meant: null, edit });
      } else visit(child);
    }
    if (node.type !== "property") return;
    const [key, value] = children;
    const target = value?.type === "string" ? meant.get(String(value.value)) : undefined;
    if (key?.value !== "href" || !value || target === undefined) return;
    const edit = { start: value.offset, end: value.offset + value.length, text: JSON.stringify(target) };
    repairs.push({ place: place(value.offset), written: String(value.value), meant: target, edit });
  };
  visit(tree);
  return repairs;
}
