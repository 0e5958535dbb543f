// Remembers what the texts of a project say: for the next time that it is read, and for the next preview.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Answers, type ProjectTexts, projectTexts } from "../../content/read-texts.js";
import { fingerprint } from "../../emit/fingerprint.js";
import { resultFolder } from "../../memory/result-files.js";
import { putFile, takeJson } from "../../memory/sealed-file.js";
import type { SiteOptions } from "../../site/site-options.js";

/** Milliseconds in which a file can change again without a new modification time. */
const FRESH = 2000;

/** Milliseconds after the first reading in which its answers are kept. The first page is drawn before. */
const REST = 1500;

/** For each file, a state and what it answered in that state. */
type Known = ReadonlyMap<string, readonly [state: string, answers: Answers]>;

type Kept = Pick<SiteOptions, "outFolder" | "cache">;

/** Returns what gives the texts as they are now: those that did not change since the last time are not read again. */
export function liveTexts(root: string, { outFolder, cache }: Kept): () => ProjectTexts {
  const skip = outFolder === null ? [] : [join(root, outFolder)];
  const kept = cache === null ? null : join(resultFolder(cache), "texts");
  let isFirst = true;
  let known = () => (kept === null ? new Map() : readKnown(kept));
  return () => {
    const before = known();
    const states = fingerprint(root, { skip, freshSince: Date.now() - FRESH })?.states ?? new Map<string, string>();
    const texts = projectTexts(root, (file) => {
      const [state, answers] = before.get(file) ?? [];
      return answers !== undefined && state === states.get(file) ? answers : null;
    });
    known = () => knownNow(texts, states);
    const isNew = () => existsSync(root) && [...texts.asked().keys()].some((file) => !texts.isKnown(file));
    const keep = () => kept !== null && isNew() && putFile(kept, JSON.stringify([...knownNow(texts, states)]));
    if (isFirst) setTimeout(keep, REST).unref();
    isFirst = false;
    return texts;
  };
}

function readKnown(file: string): Known {
  return new Map((takeJson(file) ?? []) as Iterable<[string, [string, Answers]]>);
}

/** What was asked, with the state of each file before it was read. */
function knownNow(texts: ProjectTexts, states: ReadonlyMap<string, string>): Known {
  const known = new Map<string, readonly [string, Answers]>();
  for (const [file, answers] of texts.asked()) {
    const state = states.get(file);
    if (state !== undefined) known.set(file, [state, answers]);
  }
  return known;
}
