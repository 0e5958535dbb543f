// `docsgen preview`: serves a built site as a host would.
import { compress } from "../serve/compress.js";
import { siteHandler } from "../serve/handler.js";
import { listen } from "../serve/listen.js";
import { readBuiltSite } from "../serve/read-built-site.js";
import { takeRange } from "../serve/take-range.js";

export interface PreviewFlags {
  readonly port: number;
  readonly host: string;
}

export async function preview(dist: string, { port, host }: PreviewFlags): Promise<void> {
  const files = readBuiltSite(dist);
  const handler = siteHandler(files, (error) => new Response(`${error}\n`, { status: 500 }));
  const { url } = await listen(compress(takeRange(handler)), { port, host, mayMove: true });
  process.stderr.write(`Serving ${dist} at ${url}${files.base}/\nPress Ctrl+C to stop.\n`);
}
