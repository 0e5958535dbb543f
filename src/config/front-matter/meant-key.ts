// Finds the key of front matter that a writer probably meant. Keys that docsgen does not know are usual: other tools read them.
import { nearest } from "../../shared/nearest.js";
import { MATTER_KEYS } from "./matter-keys.js";

const KNOWN: readonly string[] = Object.keys(MATTER_KEYS);

/** Read by the hosted product or by other tools, and near to a key that is meant for us. */
const OTHERS = new Set(
  (
    "graphql sdk auth authors author tags icons group labels label versions urls links created createdAt lastUpdated " +
    "lastUpdatedAt updatedDate updatedAt date datetime subtitle titles modes types public_id"
  ).split(" "),
);

/** Null for a key that is near to none, or says more than ours: `versionTo` is no slip of `version`. */
export function meantKey(key: string): string | null {
  if (KNOWN.includes(key) || OTHERS.has(key) || key.includes(":")) return null;
  const near = nearest(key, KNOWN);
  const saysMore = near !== null && key.startsWith(near) && key.length > near.length + 1;
  return saysMore ? null : near;
}
