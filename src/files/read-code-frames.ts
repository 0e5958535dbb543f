// Reads the lines around places in the files of a project. Used by the terminal and the dev overlay.
import { codeFrame, type LineAt, lineStarts } from "../shared/places/place-in.js";
import type { Place } from "../shared/problem.js";
import { openFolder } from "./open-folder.js";

/** Gives the code frame of a place; null where there is no such line. Each file is read once: most problems are in few. */
export function readCodeFrames(root: string): (place: Place | null) => string | null {
  const folder = openFolder(root);
  const files = new Map<string, LineAt>();
  return (place) => {
    if (place === null || place.line < 1) return null;
    const lineAt = files.get(place.file) ?? readLines(folder.read(place.file));
    files.set(place.file, lineAt);
    return codeFrame(lineAt, place);
  };
}

function readLines(bytes: Buffer | null): LineAt {
  // The file of the place may not exist: then no code is shown.
  if (bytes === null) return () => null;
  const starts = lineStarts(bytes);
  return (line) => {
    const start = starts[line - 1];
    if (start === undefined) return null;
    const end = starts[line];
    return bytes.toString("utf8", start, end === undefined ? bytes.length : end - 1).replace(/\r$/, "");
  };
}
