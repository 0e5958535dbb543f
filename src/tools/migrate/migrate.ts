// `docsgen migrate`: converts a mint.json to a docs.json, printed or written next to it, or a site of another tool.
import { join } from "node:path";
import { openFolder } from "../../files/open-folder.js";
import { writeChanges } from "../../files/write-changes.js";
import { type Problem, UsageError } from "../../shared/problem.js";
import { lookAt, tell } from "../../shared/tell.js";
import { printRun } from "../core.js";
import type { MigrateSiteFlags } from "./migrate-site.js";
import { migrateMintJson } from "./mint-json.js";

interface MigrateFlags extends MigrateSiteFlags {
  readonly write?: boolean;
}

/** Returns the exit code: 1 where mint.json could not be read, or an old address leads nowhere. */
export async function migrate(root: string, flags: MigrateFlags): Promise<number> {
  const { write } = flags;
  const folder = openFolder(root);
  const source = folder.text("mint.json");
  const target = join(root, "docs.json");
  if (source === null) {
    const { migrateSite } = await import("./migrate-site.js");
    return migrateSite(root, flags);
  }
  if (write && folder.exists("docs.json")) {
    throw new UsageError(
      `"${target}" already exists, and docsgen does not overwrite files.`,
      "Remove it, or leave out --write to print the result.",
    );
  }
  const problems: Problem[] = [];
  const text = migrateMintJson(source, (each) => problems.push(each));
  await printRun({ root, format: "text", verbose: true }, problems);
  if (text === null) return 1;
  if (!write) process.stdout.write(text);
  else {
    const written = new Map([["docs.json", { before: null, after: text }]]);
    await writeChanges({ root, command: "migrate" }, { moved: new Map(), written }, tell);
    process.stderr.write(`Wrote ${target}.\n${lookAt(root)}`);
  }
  return 0;
}
