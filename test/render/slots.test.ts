import { expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";

const counting = (words: string) =>
  `import { useState } from "react";\nexport default function Count() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>${words} {n}</button>; }`;

const slots = {
  "slots/head.jsx":
    'export default ({ page, site }) => <><meta name="owner" content={page.frontMatter.owner ?? site.name} /><script dangerouslySetInnerHTML={{ __html: "window.own = 1" }} /></>;',
  "slots/afterTitle.tsx": "export default ({ page }: { page: { title: string } }) => <p>After {page.title}</p>;",
  "slots/pageFoot.jsx": counting("Liked"),
  "slots/footer.jsx": "export default ({ page }) => <small>At {page.address}</small>;",
  "slots/sidebarTop.jsx": "export default () => <Note>Aside</Note>;",
  "slots/notFound.jsx": counting("Lost"),
};

it("draws each slot in its place, with what it may show of the page", async () => {
  const files = { ...slots, "index.mdx": '---\ntitle: "A <b> & $5$ {x"\nowner: Ann\n---\n\n## Part\n\nText.\n' };
  const { file, problems } = await buildProject({ files });
  expect(problems).toEqual([]);
  const html = await file("index.html");
  expect(html).toMatch(/<meta name="owner" content="Ann"\/?>.*<\/head>/s);
  expect(html).toMatch(/<\/h1>.*data-slot="afterTitle"><p>After A &lt;b(?:>|&gt;) &amp; \$5\$ \{x<\/p>.*id="content"/s);
  expect(html).toMatch(/data-slot="sidebarTop">.*Aside.*navigation-items/s);
  expect(html).toMatch(
    /class="page-foot"><div [^>]*data-slot="pageFoot"><docs-island data-island="[^"]*slots\/pageFoot/,
  );
  expect(html).toMatch(/data-slot="footer"><small>At \/<\/small>/);
  expect(html).toContain("slots/pageFoot.jsx.js");
  expect(html).not.toContain('data-slot="notFound"');
  const missing = await file("404.html");
  expect(missing).toMatch(/<meta name="owner" content="Garden"\/?>/);
  expect(missing).toMatch(/data-slot="notFound"><docs-island data-island="([^"]+)".*data-slot="footer"/s);
  expect(missing).toContain("slots/notFound.jsx.js");
});

it("allows the scripts of slots in the policy of every page", async () => {
  const { file } = await buildProject({ files: slots });
  const hash = "sha256-";
  const policyOf = (html: string) => /script-src ([^;]*)/.exec(html)?.[1]?.split(hash).length ?? 0;
  const [page, missing] = [await file("index.html"), await file("404.html")];
  const plain = await (await buildProject({})).file("index.html");
  expect(policyOf(page)).toBe(policyOf(plain) + 1);
  expect(policyOf(missing)).toBe(policyOf(page));
});

it("says what is wrong with a slot once, at its place, and leaves the rest as it is", async () => {
  const files = {
    "slots/head.jsx": counting("Not here"),
    "slots/foter.jsx": "export default () => <b />;",
    "slots/sidebarTop.jsx": "export const Other = 1;",
    "slots/helpers.jsx": "no { code",
    "more.mdx": "---\ntitle: More\n---\n\nMore.\n",
  };
  const settings = { navigation: { pages: ["index", "more"] } };
  const { problems, file } = await buildProject({ files, settings });
  const told = problems.map(({ code, place }) => `${code} ${place?.file}`).sort();
  expect(told).toEqual([
    "not-exported slots/sidebarTop.jsx",
    "slot-in-head slots/head.jsx",
    "unknown-slot slots/foter.jsx",
  ]);
  expect(await file("index.html")).not.toContain("Not here");
});
