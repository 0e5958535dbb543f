import { expect, it } from "vitest";
import { openBundle } from "../../../src/search/reading/open-bundle.js";
import { type SamplePage, writtenBundle } from "../sample-pages.js";

/** Sections of one subject share its words; what "wipe" goes with is said on other pages than the one to be found. */
const SUBJECTS = [
  ["wipe", "delete", "records", "permanently"],
  ["invite", "member", "team", "role"],
  ["chart", "graph", "axis", "legend"],
  ["webhook", "event", "payload", "signature"],
];

function samplePages(): SamplePage[] {
  const pages = Array.from({ length: 40 }, (_, number): SamplePage => {
    const words = SUBJECTS[number % SUBJECTS.length] ?? [];
    const text = (part: number) => [...words, ...words.slice(0, part), `detail${number}n${part}`].join(" ");
    return {
      path: `page-${number}`,
      title: `Page ${"abcdefgh"[number % 8]}`,
      sections: Object.fromEntries([0, 1, 2, 3].map((part) => [`Part ${"wxyz"[part]}`, text(part)])),
    };
  });
  const candidates: SamplePage[] = [
    { path: "charts", title: "Tenant overview", sections: { "": "A tenant with a chart graph axis legend." } },
    {
      ...{ path: "removal", title: "Tenant overview" },
      sections: { "": "A tenant you delete permanently, records included." },
    },
  ];
  return [...pages, ...candidates];
}

async function firstFor(question: string, isSemantic: boolean): Promise<readonly string[]> {
  const dist = await writtenBundle(samplePages(), isSemantic);
  const bundle = await openBundle(dist);
  const hits = await bundle.search(question, { limit: 50 });
  await bundle.close();
  return hits.map(({ page }) => page.path).filter((path) => path === "charts" || path === "removal");
}

it("finds what is said in other words, unless the site leaves that out", async () => {
  // Neither page has the word "wipe"; without similarity they answer equally well.
  expect((await firstFor("wipe tenant", true))[0]).toBe("removal");
  expect((await firstFor("wipe tenant", false))[0]).toBe("charts");
});
