// Writes the page about what releases of an API changed: an entry for each, the newest first.
import type { Change } from "../../openapi/diff/change.js";
import { asEntry, type ChangeLinks, levelBadge } from "../../openapi/diff/write-changes.js";
import type { UiStrings } from "../../shared/ui-strings.js";

/** A release as the page shows it. */
export interface PageRelease {
  /** Null where it is not released yet. */
  readonly label: string | null;
  readonly anchor: string;
  readonly date: string | null;
  readonly changes: readonly Change[];
}

/** MDX, safe whatever the description says. */
export function changesText(releases: readonly PageRelease[], links: ChangeLinks, words: UiStrings): string {
  if (releases.length === 0) return `${words.changesNoRelease}\n`;
  const unreleased = words.isUnreleased.replace(/^./u, (first) => first.toLocaleUpperCase());
  return releases
    .toReversed()
    .map(({ label, anchor, date, changes }) =>
      asEntry(changes, { label: label ?? unreleased, id: anchor, date, tags: [], links, words, headOf: levelBadge }),
    )
    .join("\n");
}
