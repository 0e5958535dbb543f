// Keeps of the source maps of a bundle what a stack trace needs: the lines of src/, without the text of any file.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { decode, encode } from "@jridgewell/sourcemap-codec";

/**
 * Rewrites the maps that were written to `out`. `bodies` are the chunks that run as another text than the one that was
 * mapped, by their path in `out`, each with the offset there of an offset in what was mapped, or null.
 */
export async function keepMaps(root, out, bodies) {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".map"));
  await Promise.all(
    files.map((file) => keepMap({ root, file: join(out, file) }, bodies.get(file.slice(0, -".map".length)))),
  );
}

async function keepMap({ root, file }, body) {
  const map = JSON.parse(await readFile(file, "utf8"));
  const paths = map.sources.map((source) => relative(root, resolve(file, "..", source)));
  const sources = paths.filter((path) => path.startsWith("src/"));
  const numbers = paths.map((path) => sources.indexOf(path));
  const place = body ? placing(body) : (line, column) => [line, column];
  const placed = decode(map.mappings).flatMap((segments, line) =>
    segments.flatMap(([column, source, ...written]) => {
      const at = place(line, column);
      // What is of no file of ours ends the part before it.
      const ours = source !== undefined && numbers[source] >= 0 ? [numbers[source], ...written.slice(0, 2)] : [];
      return at === null ? [] : [{ line: at[0], segment: [at[1], ...ours] }];
    }),
  );
  const lines = Array.from({ length: (placed.at(-1)?.line ?? -1) + 1 }, () => []);
  for (const { line, segment } of placed) lines[line].push(segment);
  const mappings = encode(lines.map(withoutRepeats));
  if (sources.length === 0) return rm(file);
  await writeFile(file, JSON.stringify({ version: 3, sources, names: [], mappings }));
}

/** A stack trace needs lines: segments that go on in the same one are left out. */
function withoutRepeats(segments) {
  return segments.filter(([, source, line], at) => {
    const before = segments[at - 1];
    return at === 0 || before[1] !== source || before[2] !== line;
  });
}

/** Places of a mapped text as places of the text that runs. */
function placing({ mapped, running, offsetOf }) {
  const [from, to] = [lineStarts(mapped), lineStarts(running)];
  return (line, column) => {
    const offset = offsetOf(from[line] + column);
    if (offset === null) return null;
    const running = to.findLastIndex((start) => start <= offset);
    return [running, offset - to[running]];
  };
}

function lineStarts(text) {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}
