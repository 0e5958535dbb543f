// `docsgen move`: gives pages, folders, groups and files other places, with all that names them.

import { writeChanges } from "../../files/write-changes.js";
import { fromHere, type NameFile } from "../../shared/places/name-files.js";
import { placeIn } from "../../shared/places/place-in.js";
import { type Place, placeText, UsageError } from "../../shared/problem.js";
import { counted, tell } from "../../shared/tell.js";
import { findRoot, type ReadingFlags, readRun } from "../core.js";
import type { Edit } from "./edit.js";
import { findMoved } from "./find-moved.js";
import { type EditedFile, type MovePlan, planMove } from "./plan-move.js";
import { readProject } from "./read-project.js";

interface MoveFlags extends Pick<ReadingFlags, "base" | "siteUrl" | "out"> {
  readonly dryRun?: boolean;
  /** False: old addresses do not lead on. */
  readonly redirect: boolean;
}

/** Moves files, or only says what would change. All is written, or nothing. */
export async function move(
  from: string,
  to: string,
  { folder, ...flags }: MoveFlags & { folder: string },
): Promise<void> {
  const root = findRoot(folder, "move", from, to);
  const reading = { parser: "native", cache: false, format: "text", offline: true, lenient: true } as const;
  const options = { ...readRun(root, { ...flags, ...reading }).options, groups: null };
  const project = await readProject(root, options);
  const siteUrl = options.url === null ? null : options.url + options.base;
  const plan = planMove(project, findMoved(from, to, project), { siteUrl, redirect: flags.redirect });
  const nameFile = fromHere(root);
  if (plan.unreadable.length > 0) {
    const names = plan.unreadable.map(nameFile).join(", ");
    throw new UsageError(`These files name what is moved and are not in UTF-8: ${names}.`, "Save them as UTF-8 first.");
  }
  if (flags.dryRun) process.stdout.write(listing(plan, nameFile));
  else await writeChanges({ root, command: "move" }, plan, tell);
  process.stderr.write(summary(plan, flags.dryRun === true));
}

/** Every change with its place. */
function listing({ moved, edited, redirects }: MovePlan, nameFile: NameFile): string {
  const lines = [
    ...Array.from(moved, ([from, to]) => `move      ${nameFile(from)} → ${nameFile(to)}`),
    ...edited.flatMap((each) => editLines(each, nameFile)),
    ...redirects.map(({ source, destination }) => `redirect  ${source} → ${destination}`),
  ];
  return `${lines.join("\n")}\n`;
}

function editLines({ file, before, edits }: EditedFile, nameFile: NameFile): string[] {
  return edits.map((edit) => {
    const place = placeOfEdit(before, edit, file);
    return `edit      ${placeText(place, nameFile(file))}  ${before.slice(edit.start, edit.end)} → ${edit.text}`;
  });
}

/** Where an edit is made. */
function placeOfEdit(text: string, { start }: Edit, file: string): Place {
  return placeIn(text, start, { file, line: 1, column: 1 });
}

function summary({ moved, edited, redirects }: MovePlan, isDry: boolean): string {
  const edits = edited.reduce((sum, each) => sum + each.edits.length, 0);
  const parts = [
    `${isDry ? "Would move" : "Moved"} ${counted(moved.size, "file")}`,
    `${isDry ? "change" : "changed"} ${counted(edits, "link or entry", "links and entries")} in ${counted(edited.filter((each) => each.edits.length > 0).length, "file")}`,
    `${isDry ? "add" : "added"} ${counted(redirects.length, "redirect")}`,
  ];
  return `${parts.join(", ")}.${isDry ? " Nothing was written." : ""}\n`;
}
