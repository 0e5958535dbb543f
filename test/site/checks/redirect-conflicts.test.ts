import { expect, it } from "vitest";
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
