import { expect, it } from "vitest";
import { siteHandler } from "../../src/serve/handler.js";
import { redirectMatcher } from "../../src/shared/match-redirect.js";
import { buildProject } from "../site/write-project.js";

const NAMES = ["c#", "why?", "100%", "a b", "q&a", 'it\'s "so"', "c++", "50%25", "grün/über", "sub/d#e f"];
const files = {
  ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, "---\ndescription: d\n---\n## Part\n\nText.\n"])),
  "images/a b#1%.png": "png",
  "index.mdx": [
    "[a](/c%23) [b](/why%3F) [c](/100%25) [d](</a b>) [e](/q&a) [f](/grün/über) [g](/c++) [h](sub/d%23e%20f.mdx)",
    "[i](/a%20b#part) [j](./c%23.mdx#part) [k](/100%)",
    "![x](/images/a%20b%231%25.png)",
    '<Card title="Card" href="/c%23">Text</Card>',
  ].join("\n\n"),
};
const settings = {
  navigation: { groups: [{ group: "All", pages: ["index", ...NAMES] }] },
  redirects: [{ source: "/my%20old", destination: "/c%23" }],
};

/** Addresses in a text, without those of other sites. */
function* addressesIn(html: string): Iterable<string> {
  const attributes = /\s(?:href|src)="([^"]*)"|content="(?:0; url=)?(\/docs[^"]*|https:\/\/x\.example[^"]*)"/g;
  for (const [, address, content] of html.matchAll(attributes)) {
    const written = (address ?? content ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    if (!/^(?!https:\/\/x\.example)[a-z]+:/.test(written)) yield written;
  }
}

it("leads to pages and files whatever signs their names have", async () => {
  const { site, routes, problems, file } = await buildProject(
    { settings, files },
    { base: "/docs", url: "https://x.example" },
  );
  expect(problems).toEqual([]);
  const lost = new Set<string>();
  for (const name of routes.keys()) {
    if (!name.endsWith(".html")) continue;
    const here = `https://x.example/docs/${name.split("/").map(encodeURIComponent).join("/")}`;
    for (const address of addressesIn(await file(name))) {
      const { pathname, search } = new URL(address, here);
      const path = decodeURIComponent(pathname).replace(/^\/docs\/?|\/$/g, "");
      // Scripts and styles of every site are no routes of this build.
      const isThere =
        path.startsWith("_docsgen/") || path === "" || routes.has(path) || routes.has(`${path}/index.html`);
      if (search !== "" || !isThere) lost.add(`${name}: ${address}`);
    }
  }
  expect([...lost]).toEqual([]);
  for (const list of ["sitemap.xml", "llms.txt"]) {
    expect(await file(list)).toContain("https://x.example/docs/c%23");
    expect(await file(list)).not.toMatch(/docs\/[^\s<)]*[#?]/);
  }
  expect(await file("_redirects")).toContain(
    "/docs/my%20old /docs/c%23/ 308\n/docs/gr%C3%BCn /docs/gr%C3%BCn/%C3%BCber/ 307\n",
  );

  const find = async (name: string) =>
    routes.has(name) && NAMES.some((each) => name.startsWith(each)) ? { bytes: name } : null;
  const redirect = redirectMatcher(site?.redirects ?? []);
  const served = { base: "/docs", immutable: true, redirect, find };
  const answer = siteHandler(served, (error) => new Response(String(error)));
  const ask = async (path: string) => answer(new Request(`https://x.example/docs/${path}`));
  for (const name of NAMES) {
    const response = await ask(name.split("/").map(encodeURIComponent).join("/"));
    expect([response.status, await response.text()]).toEqual([200, `${name}/index.html`]);
  }
  for (const [from, to] of Object.entries({ "my%20old": "/docs/c%23", sub: "/docs/sub/d%23e%20f" }))
    expect((await ask(from)).headers.get("location")).toBe(to);
});
