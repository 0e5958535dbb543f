// Copies files that are served as they are: those of a project through its door, since one may be swapped for a link.
import { copyFileSync, readFileSync } from "node:fs";
import type { CopiedRoute } from "../model.js";
import { openFolder } from "./open-folder.js";
import { pathFrom } from "./real-path.js";

type Original = Pick<CopiedRoute, "from" | "project">;

export function copyOriginal({ from, project }: Original, to: string): void {
  if (project === undefined) copyFileSync(from, to);
  else openFolder(project).copy(pathFrom(project, from), to);
}

export function readOriginal({ from, project }: Original): Buffer {
  return project === undefined ? readFileSync(from) : openFolder(project).listedBytes(pathFrom(project, from));
}
