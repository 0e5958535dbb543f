// `docsgen preview`: serves a built site as a host would.
import { isForText, isForTools } from "../assistant/edge/is-for-agent.js";
import { settleOutput } from "../emit/switch-journal.js";
import { type SiteFiles, siteHandler } from "../serve/handler.js";
import { hostNames } from "../serve/known-hosts.js";
import { listen } from "../serve/listen.js";
import { readBuiltSite } from "../serve/read-built-site.js";
import { compress, takeRange } from "../serve/wrap-handler.js";
import { folderFromHere } from "../shared/places/name-files.js";
import { portNotice } from "./port-notice.js";

interface PreviewFlags {
  readonly port: number;
  readonly host: string;
  readonly allowedHost?: string;
}

export async function preview(dist: string, { port, host, allowedHost }: PreviewFlags): Promise<void> {
  await settleOutput(dist);
  const files = readBuiltSite(dist);
  const handler = siteHandler(files, (error) => new Response(`${error}\n`, { status: 500 }));
  const listening = await listen(compress(takeRange(forAgents(handler, files))), {
    port,
    host,
    mayMove: true,
    allowedHosts: hostNames(allowedHost),
  });
  const address = `${listening.url}${files.base}/`;
  const notice = portNotice(port, listening);
  process.stderr.write(`${notice}Serving ${folderFromHere(dist)} at ${address}\nPress Ctrl+C to stop.\n`);
}

type Handler = (request: Request) => Promise<Response>;

/** Answers agents as the function does that `build --target` writes for a host. */
export function forAgents(handler: Handler, { base }: SiteFiles): Handler {
  return async (request) => {
    if (!isForTools(request, { base }) && !isForText(request)) return handler(request);
    const { answerAgent } = await import("../assistant/edge/answer-agent.js");
    const fetchPublic = (path: string) => handler(new Request(new URL(path, request.url)));
    const { name } = (await (await fetchPublic(`${base}/_docsgen/site.json`)).json()) as { name: string };
    const site = { base, name, url: new URL(request.url).origin };
    return (await answerAgent(request, site, fetchPublic)) ?? handler(request);
  };
}
