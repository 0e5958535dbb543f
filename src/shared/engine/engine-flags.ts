// Sets V8 flags, and silences those that a later version dropped.
import { setFlagsFromString } from "node:v8";

/** The newest V8 that all our flags were tried with: that of Node 26. */
const NEWEST_TRIED = 14;

/** Sets a flag, such as `--semi-space-growth-factor=8`, if this V8 is known to have it. `last` is the last version that does. */
export function setEngineFlag(flag: string, last = NEWEST_TRIED): void {
  if (hasFlag(process.versions.v8, last)) setFlagsFromString(flag);
}

/** `version` is as in `process.versions.v8`. */
export function hasFlag(version: string, last = NEWEST_TRIED): boolean {
  return Number.parseInt(version, 10) <= last;
}
