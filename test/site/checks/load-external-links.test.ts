import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "../../../src/model.js";
import { checkExternal } from "../../../src/site/checks/load-external-links.js";
import { buildSite } from "../../build-site.js";
import { withProject } from "../with-project.js";

const asked: string[] = [];
let server: Server;
let origin = "";
let page: Page;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const to = new URL(request.url ?? "", "http://localhost").searchParams.get("to");
    if (to !== null) return response.writeHead(302, { location: to }).end();
    response.writeHead(Number(request.url?.slice(1)) || 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  origin = `http://127.0.0.1:${address.port}`;
  const [first] = await withProject({}, async (root) => [...((await buildSite(root)).site?.pages.values() ?? [])]);
  if (!first) throw new Error("The project of the test cannot be read.");
  page = first;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function check(targets: readonly string[], { offline = false, privateHosts = true } = {}) {
  const links = targets.map((target, index) => ({
    target,
    text: "there",
    isImage: false,
    place: { file: "index.mdx", line: index + 1, column: 1 },
  }));
  return checkExternal([{ page, links: () => ({ anchors: [], links }) }], { offline, privateHosts });
}

describe("external links", () => {
  it("are dead where the server has nothing or fails; a refusal is a sign of life", async () => {
    const faults = await check(["200", "401", "403", "404", "410", "429", "500"].map((code) => `${origin}/${code}`));
    const told = faults.map(({ what, place }) => `${place?.line} ${what.replace(origin, "")}`).sort();
    expect(told).toEqual([
      "4 The external link /404 does not work (status 404).",
      "5 The external link /410 does not work (status 410).",
      "7 The external link /500 does not work (status 500).",
    ]);
  });

  it("are not asked where they lead to this machine, unless that is allowed", async () => {
    asked.length = 0;
    const [fault] = await check([`${origin}/404`], { privateHosts: false });
    expect(fault?.what).toContain("private address");
    expect(asked).toEqual([]);
  });

  it("are followed to where they lead, and told of where they lead nowhere", async () => {
    const to = (location: string) => `${origin}/?to=${encodeURIComponent(location)}`;
    const faults = await check([to("/200"), to("/404"), to("http://["), to("file:///etc/passwd"), to("?to=%3Fto%3D")]);
    const reasons = faults.map(({ what }) => /\(([^()]*)\)\.$/.exec(what)?.[1]).sort();
    expect(reasons).toEqual([
      "redirects in a loop",
      "redirects to an invalid URL",
      "redirects to an invalid URL",
      "status 404",
    ]);
  });

  it("are asked once each, whatever the anchor; links inside the site are not", async () => {
    asked.length = 0;
    expect(await check([`${origin}/200#a`, `${origin}/200#b`, "/inside", "mailto:a@example.com"])).toEqual([]);
    expect(asked).toEqual(["/200"]);
  });

  it("are told of where nothing answers", async () => {
    const [fault] = await check(["http://127.0.0.1:9/"]);
    expect(fault?.what).toContain("unreachable");
  });

  it("are not asked without network, which is said", async () => {
    asked.length = 0;
    const faults = await check([`${origin}/404`], { offline: true });
    expect(faults.map(({ code }) => code)).toEqual(["offline"]);
    expect(asked).toEqual([]);
  });
});
