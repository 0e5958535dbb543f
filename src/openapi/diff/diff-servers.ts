// Compares the addresses that an API is called at.
import { listAt, textAt } from "../json.js";
import type { At } from "./collect-changes.js";
import { byName, type Comparison, type Side } from "./comparison.js";
import { say, step } from "./said.js";

export function diffServers({ before, after, changes }: Comparison, at: At): void {
  const pairs = byName(serversOf(before), serversOf(after), (url) => url.replace(/\/$/, ""));
  for (const url of pairs.removed)
    changes.note(at, "server-removed", say("changeGone"), { detail: step("stepServer", url) });
  for (const url of pairs.added)
    changes.note(at, "server-added", say("changeNew"), { detail: step("stepServer", url) });
}

function serversOf({ description }: Side): string[] {
  return listAt(description.document, "servers").flatMap((server) => textAt(server, "url") ?? []);
}
