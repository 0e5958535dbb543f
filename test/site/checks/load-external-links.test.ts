import { createServer } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { checkExternal } from "../../../src/site/checks/load-external-links.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { buildProject } from "../write-project.js";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const to = new URL(request.url ?? "", "http://localhost").searchParams.get("to");
  if (to !== null) return response.writeHead(302, { location: to }).end();
  response.writeHead(Number(request.url?.slice(1)) || 200).end();
});
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
closeAfterTests(server);
const [page] = [...((await buildProject({})).site?.pages.values() ?? [])];
beforeEach(() => {
  asked.length = 0;
});

async function check(targets: readonly string[], { offline = false, privateHosts = true } = {}) {
  if (!page) throw new Error("The project of the test cannot be read.");
  const plain = { text: "there", isImage: false };
  const placeOf = (index: number) => ({ file: "index.mdx", line: index + 1, column: 1 });
  const links = targets.map((target, index) => ({ target, ...plain, place: placeOf(index) }));
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
    const [fault] = await check([`${origin}/404`], { privateHosts: false });
    expect(fault?.what).toContain("private address");
    expect(asked).toEqual([]);
  });

  it("are followed to where they lead, and told of where they lead nowhere", async () => {
    const to = (location: string) => `${origin}/?to=${encodeURIComponent(location)}`;
    const faults = await check([to("/200"), to("/404"), to("http://["), to("file:///etc/passwd"), to("?to=%3Fto%3D")]);
    const reasons = faults.map(({ what }) => /\(([^()]*)\)\.$/.exec(what)?.[1]).sort();
    const invalid = "redirects to an invalid URL";
    expect(reasons).toEqual(["redirects in a loop", invalid, invalid, "status 404"]);
  });

  it("are asked once each, whatever the anchor; links inside the site are not", async () => {
    expect(await check([`${origin}/200#a`, `${origin}/200#b`, "/inside", "mailto:a@example.com"])).toEqual([]);
    expect(asked).toEqual(["/200"]);
  });

  it("are told of where nothing answers", async () => {
    const [fault] = await check(["http://127.0.0.1:9/"]);
    expect(fault?.what).toContain("unreachable");
  });

  it("are not asked without network, which is said", async () => {
    const faults = await check([`${origin}/404`], { offline: true });
    expect(faults.map(({ code }) => code)).toEqual(["offline"]);
    expect(asked).toEqual([]);
  });
});
