import { describe, expect, it } from "vitest";
import { checkRedirects } from "../../../src/site/checks/check-redirects.js";
import { linkTargets } from "../../../src/site/checks/link-targets.js";
import { buildSite } from "../../build-site.js";
import { withProject } from "../with-project.js";

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
