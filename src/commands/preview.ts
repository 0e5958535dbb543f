// `docsgen preview`: serves a built site as a host would.
import { settleOutput } from "../emit/switch-journal.js";
import { compress } from "../serve/compress.js";
import { siteHandler } from "../serve/handler.js";
import { hostNames } from "../serve/known-hosts.js";
import { listen } from "../serve/listen.js";
import { readBuiltSite } from "../serve/read-built-site.js";
import { takeRange } from "../serve/take-range.js";
import { folderFromHere } from "./name-files.js";
import { portNotice } from "./port-notice.js";

export interface PreviewFlags {
  readonly port: number;
  readonly host: string;
  readonly allowedHost?: string;
}

export async function preview(dist: string, { port, host, allowedHost }: PreviewFlags): Promise<void> {
  await settleOutput(dist);
  const files = readBuiltSite(dist);
  const handler = siteHandler(files, (error) => new Response(`${error}\n`, { status: 500 }));
  const listening = await listen(compress(takeRange(handler)), {
    port,
    host,
    mayMove: true,
    allowedHosts: hostNames(allowedHost),
  });
  const address = `${listening.url}${files.base}/`;
  const notice = portNotice(port, listening);
  process.stderr.write(`${notice}Serving ${folderFromHere(dist)} at ${address}\nPress Ctrl+C to stop.\n`);
}
