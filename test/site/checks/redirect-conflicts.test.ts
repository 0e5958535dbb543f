import { describe, expect, it } from "vitest";
import { linkTargets } from "../../../src/site/checks/link-targets.js";
import { checkRedirects } from "../../../src/site/checks/redirect-conflicts.js";
import { buildProject } from "../write-project.js";

type Pairs = readonly (readonly [source: string, destination: string])[];

/** Redirects as pairs that are written in a line: `/a → /b, /b → /c`. */
function pairsOf(written: string): Pairs {
  return written.split(", ").map((pair) => {
    const [source = "", destination = ""] = pair.split(" → ");
    return [source, destination];
  });
}

async function build(pairs: Pairs) {
  const redirects = pairs.map(([source, destination]) => ({ source, destination }));
  const files = { "guides/start.mdx": "---\ntitle: Start\n---\n\nText.\n", "map.pdf": "map" };
  return buildProject({ settings: { redirects }, files });
}

async function toldOf(pairs: Pairs) {
  const { problems, site } = await build(pairs);
  const told = problems.map(({ severity, code, what }) => `${severity} ${code} ${what}`);
  return { told, sources: site?.redirects.map(({ source }) => source), places: problems.map(({ place }) => place) };
}

it.each([
  ["/a → /b, /b → /a", '"/a" → "/b" → "/a"'],
  ["/in → /a, /a → /b/#x, /b/ → c, /c → /a?y=1", '"/a" → "/b" → "/c" → "/a"'],
  ["/a/:slug* → /b/:slug*, /b/:slug* → /a/:slug*", '"/a/:slug" → "/b/:slug" → "/a/:slug"'],
  ["/a/* → /b/*, /b/* → /a/*", '"/a/…" → "/b/…" → "/a/…"'],
])("tells of a circle once: %s", async (written, circle) => {
  const { told, places } = await toldOf(pairsOf(written));
  expect(told).toEqual([`warning redirect-circle Redirect loop: ${circle}.`]);
  expect(places[0]).toMatchObject({ file: "docs.json" });
  expect(places[0]?.line).toBeGreaterThan(1);
});

it("tells of a redirect from the address of a page, and of the second from one source, which is left out", async () => {
  expect((await toldOf(pairsOf("/guides/start/ → /"))).told).toEqual([
    'warning redirect-hidden The redirect from "/guides/start" never applies because a page has this address.',
  ]);
  const twice = pairsOf("/a → /, /a/ → /guides/start, /x/:y → /, /x/:z → /, /a → /x");
  const { told, sources, places } = await toldOf(twice);
  expect(told).toEqual([
    'warning repeated-redirect Duplicate redirect from "/a"; only the first one applies.',
    'warning repeated-redirect Duplicate redirect from "/a/"; only the first one applies.',
    'warning repeated-redirect Duplicate redirect from "/x/:z"; only the first one applies.',
  ]);
  expect(sources?.filter((each) => /^\/[ax]/.test(each))).toEqual(["/a", "/x/:y"]);
  expect(places[2]?.line).toBeGreaterThan(places[1]?.line ?? 0);
});

it.each([
  "/a → /guides/start, /b → /a",
  "/guides/:slug* → /guides/new/:slug*",
  "/old/:slug* → /guides/:slug*, /old/start → /guides/start",
  "/a → https://example.com/a, /b → //example.com/b",
])("says nothing of redirects that end somewhere: %s", async (written) => {
  expect((await toldOf(pairsOf(written))).told).toEqual([]);
});

async function faultsOf(pairs: Pairs) {
  const { site, routes } = await build(pairs);
  if (!site) throw new Error("The project of the test cannot be read.");
  return checkRedirects(site, linkTargets(site, { listed: routes.keys(), mayCome: () => false }));
}

describe("redirects", () => {
  it("are fine where they lead to a page, a file, an anchor or another site", async () => {
    const fine = ["/guides/start", "/guides/start#first", "/map.pdf", "/", "https://example.com/x", "/guides/:slug*"];
    expect(await faultsOf(fine.map((destination, index) => [`/old-${index}/:slug*`, destination]))).toEqual([]);
  });

  it.each([
    ["redirect-dead", "/old → /nowhere", "Fix the destination"],
    ["redirect-dead", "/old → /guide/strat", 'Did you mean "/guides/start"?'],
    ["redirect-chain", "/older → /old, /old → /guides/start", 'Point it directly to "/guides/start".'],
  ])("that are wrong are told of: %s in %s", async (code, written, hint) => {
    const faults = await faultsOf(pairsOf(written));
    expect(faults.map((each) => [each.severity, each.code])).toEqual([["warning", code]]);
    expect(faults[0]?.hint).toContain(hint);
  });

  it("that lead in a circle are not told of as chains too", async () => {
    expect(await faultsOf(pairsOf("/a → /b, /b → /c, /c → /a, /into → /a"))).toEqual([]);
  });

  it("are told of at their own line of docs.json", async () => {
    const [first, second] = await faultsOf(pairsOf("/one → /nowhere, /two → /nowhere"));
    expect(first?.place?.file).toBe("docs.json");
    expect(first?.place?.line).toBeGreaterThan(1);
    expect(second?.place?.line).toBeGreaterThan(first?.place?.line ?? 0);
  });
});
