// Reads docs.json: its settings, its navigation and every file it includes. Falls back to mint.json.
import type { WrittenNavigation } from "../model.js";
import type { Report } from "../shared/problem.js";
import type { DocsConfig } from "./docs-config.js";
import { loadJson } from "./json/load-json.js";
import { isObject } from "./json/places.js";
import { loadMintJson } from "./load-mint-json.js";
import { readNavigation } from "./read-navigation.js";
import { readSettings } from "./read-settings.js";
import { noObject } from "./setting-problems.js";

export interface ReadConfig {
  readonly config: DocsConfig;
  readonly navigation: WrittenNavigation;
  /** docs.json (or mint.json) and what it includes, relative to the root: a change in one of them is a change of the site. */
  readonly files: readonly string[];
}

interface Leniency {
  /** The run goes on after broken rules, so messages say what is left out. */
  readonly lenient: boolean;
}

/** Null where there is neither docs.json nor mint.json, or it cannot be understood; the latter has been reported. */
export async function readDocsConfig(root: string, { lenient }: Leniency, report: Report): Promise<ReadConfig | null> {
  const loaded = (await loadJson(root, "docs.json", report)) ?? loadMintJson(root, report);
  if (!loaded || loaded.value === undefined) return null;
  const { value, places, files } = loaded;
  if (!isObject(value)) {
    report(noObject(files[0] ?? "docs.json", value));
    return null;
  }
  const reading = { places, report, toldKeys: new Set<string>(), isLenient: lenient };
  const config = readSettings(value, reading);
  return { config, navigation: readNavigation(value, reading), files };
}
