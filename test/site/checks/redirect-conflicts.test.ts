import { describe, expect, it } from "vitest";
import { linkTargets } from "../../../src/site/checks/link-targets.js";
import { checkRedirects } from "../../../src/site/checks/redirect-conflicts.js";
import { buildSite } from "../../build-site.js";
import { withProject } from "../with-project.js";

function toldOf(pairs: readonly (readonly [string, string])[]) {
  const redirects = pairs.map(([source, destination]) => ({ source, destination }));
  const files = { "guides/start.mdx": "---\ntitle: Start\n---\n\nText.\n" };
  return withProject({ settings: { redirects }, files }, async (root) => {
    const { problems, site } = await buildSite(root);
    const told = problems.map(({ severity, code, what }) => `${severity} ${code} ${what}`);
    return { told, sources: site?.redirects.map(({ source }) => source), places: problems.map(({ place }) => place) };
  });
}

it.each([
  [
    [
      ["/a", "/b"],
      ["/b", "/a"],
    ],
    '"/a" → "/b" → "/a"',
  ],
  [
    [
      ["/in", "/a"],
      ["/a", "/b/#x"],
      ["/b/", "c"],
      ["/c", "/a?y=1"],
    ],
    '"/a" → "/b" → "/c" → "/a"',
  ],
  [
    [
      ["/a/:slug*", "/b/:slug*"],
      ["/b/:slug*", "/a/:slug*"],
    ],
    '"/a/:slug" → "/b/:slug" → "/a/:slug"',
  ],
  [
    [
      ["/a/*", "/b/*"],
      ["/b/*", "/a/*"],
    ],
    '"/a/…" → "/b/…" → "/a/…"',
  ],
] as const)("tells of a circle once: %j", async (pairs, circle) => {
  const { told, places } = await toldOf(pairs);
  expect(told).toEqual([`warning redirect-circle Redirect loop: ${circle}.`]);
  expect(places[0]).toMatchObject({ file: "docs.json" });
  expect(places[0]?.line).toBeGreaterThan(1);
});

it("tells of a redirect from the address of a page, and of the second from one source, which is left out", async () => {
  expect((await toldOf([["/guides/start/", "/"]])).told).toEqual([
    'warning redirect-hidden The redirect from "/guides/start" never applies because a page has this address.',
  ]);
  const { told, sources, places } = await toldOf([
    ["/a", "/"],
    ["/a/", "/guides/start"],
    ["/x/:y", "/"],
    ["/x/:z", "/"],
    ["/a", "/x"],
  ]);
  expect(told).toEqual([
    'warning repeated-redirect Duplicate redirect from "/a"; only the first one applies.',
    'warning repeated-redirect Duplicate redirect from "/a/"; only the first one applies.',
    'warning repeated-redirect Duplicate redirect from "/x/:z"; only the first one applies.',
  ]);
  expect(sources?.filter((each) => /^\/[ax]/.test(each))).toEqual(["/a", "/x/:y"]);
  expect(places[2]?.line).toBeGreaterThan(places[1]?.line ?? 0);
});

it.each([
  [
    [
      ["/a", "/guides/start"],
      ["/b", "/a"],
    ],
  ],
  [[["/guides/:slug*", "/guides/new/:slug*"]]],
  [
    [
      ["/old/:slug*", "/guides/:slug*"],
      ["/old/start", "/guides/start"],
    ],
  ],
  [
    [
      ["/a", "https://example.com/a"],
      ["/b", "//example.com/b"],
    ],
  ],
] as const)("says nothing of redirects that end somewhere: %j", async (pairs) => {
  expect((await toldOf(pairs)).told).toEqual([]);
});

function faultsOf(redirects: readonly { readonly source: string; readonly destination: string }[]) {
  const files = { "guides/start.mdx": "---\ntitle: Start\n---\n\nText.\n", "map.pdf": "map" };
  return withProject({ settings: { redirects }, files }, async (root) => {
    const { site, routes } = await buildSite(root);
    if (!site) throw new Error("The project of the test cannot be read.");
    return checkRedirects(site, linkTargets(site, { listed: routes.keys(), mayCome: () => false }));
  });
}

describe("redirects", () => {
  it("are fine where they lead to a page, a file, an anchor or another site", async () => {
    const fine = ["/guides/start", "/guides/start#first", "/map.pdf", "/", "https://example.com/x", "/guides/:slug*"];
    const redirects = fine.map((destination, index) => ({ source: `/old-${index}/:slug*`, destination }));
    expect(await faultsOf(redirects)).toEqual([]);
  });

  it.each([
    ["redirect-dead", [{ source: "/old", destination: "/nowhere" }], "Fix the destination"],
    ["redirect-dead", [{ source: "/old", destination: "/guide/strat" }], 'Did you mean "/guides/start"?'],
    [
      "redirect-chain",
      [
        { source: "/older", destination: "/old" },
        { source: "/old", destination: "/guides/start" },
      ],
      'Point it directly to "/guides/start".',
    ],
  ])("that are wrong are told of: %s", async (code, redirects, hint) => {
    const faults = await faultsOf(redirects);
    expect(faults.map((each) => [each.severity, each.code])).toEqual([["warning", code]]);
    expect(faults[0]?.hint).toContain(hint);
  });

  it("that lead in a circle are not told of as chains too", async () => {
    const round = { "/a": "/b", "/b": "/c", "/c": "/a", "/into": "/a" };
    const redirects = Object.entries(round).map(([source, destination]) => ({ source, destination }));
    expect(await faultsOf(redirects)).toEqual([]);
  });

  it("are told of at their own line of docs.json", async () => {
    const [first, second] = await faultsOf([
      { source: "/one", destination: "/nowhere" },
      { source: "/two", destination: "/nowhere" },
    ]);
    expect(first?.place?.file).toBe("docs.json");
    expect(first?.place?.line).toBeGreaterThan(1);
    expect(second?.place?.line).toBeGreaterThan(first?.place?.line ?? 0);
  });
});
