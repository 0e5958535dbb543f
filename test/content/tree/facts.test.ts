import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

async function factsOf(text: string, files: Record<string, string> = {}) {
  return (await drawText(text, { files })).facts;
}

describe("headings", () => {
  it("gives ids that are unique on the page and takes those that were asked for", async () => {
    const { headings } = await factsOf("## Setup\n\n## Setup\n\n### Own {#mine}\n\n<h2>As <b>t</b>ag</h2>\n");
    expect(headings.map(({ id, level }) => `${level} ${id}`)).toEqual(["2 setup", "2 setup-2", "3 mine", "2 as-tag"]);
  });

  it("leaves the ids of the frame's parts to the frame, second ids included", async () => {
    const { html, facts } = await drawText("## Table of Contents\n\n## Pagination\n");
    expect(facts.headings.map(({ id }) => id)).toEqual(["table-of-contents-2", "pagination"]);
    expect(html).not.toContain('id="table-of-contents"');
  });

  it("leaves headings in closed components out of the contents", async () => {
    const { headings } = await factsOf('## A\n\n<Accordion title="x">\n\n## B\n\n</Accordion>\n\n##### E\n');
    expect(headings.filter(({ inContents }) => inContents).map(({ text }) => text)).toEqual(["A"]);
  });

  it("takes updates, and steps whose titles are headings", async () => {
    const { headings } = await factsOf(
      '<Steps titleSize="h3">\n<Step title="First `one`">a</Step>\n<Step title="Second" noAnchor>b</Step>\n</Steps>\n\n<Update label="v1.2" tags={["Fix"]} description="May">x</Update>\n',
    );
    expect(headings.map(({ text, level }) => `${level} ${text}`)).toEqual(["3 First one", "1 v1.2"]);
  });

  it("shows the same ids in the HTML, with the id that other hosts would give", async () => {
    const { html } = await drawText("## What's new?\n");
    expect(html).toContain('id="what’s-new"');
    expect(html).toContain('id="whats-new"');
  });
});

it("anchors: names tabs, accordions and fields, headings first", async () => {
  const { anchors } = await factsOf(
    '<Tabs>\n<Tab title="Python">a</Tab>\n</Tabs>\n\n<Accordion title="Why?">b</Accordion>\n\n<ParamField query="userId">c</ParamField>\n<ResponseField name="user_id">d</ResponseField>\n\n## Python\n',
  );
  expect(anchors).toEqual(expect.arrayContaining(["python", "python-2", "why", "param-user-id", "param-user-id_1"]));
});

it("links: lists links and pictures with their places, wherever they are written", async () => {
  const { links } = await factsOf(
    '[a](/a) ![p](/p.png)\n\n<Card title="C" href="/c" img="/i.png" />\n\n<a href="./d">d</a>\n',
  );
  expect(links.map(({ target, text, isImage, place }) => [target, text, isImage, place.line])).toEqual([
    ["/a", "a", false, 1],
    ["/p.png", "p", true, 1],
    ["/c", "C", false, 3],
    ["/i.png", "C", true, 3],
    ["./d", "d", false, 5],
  ]);
});

describe("passages", () => {
  it("cuts at headings and knows the way to each", async () => {
    const { passages } = await factsOf("Intro text.\n\n## A\n\nOne **two**.\n\n### B\n\n```js\ncode()\n```\n");
    expect(passages).toEqual([
      { anchor: null, headings: [], text: "Intro text.", code: [] },
      { anchor: "a", headings: ["A"], text: "One two.", code: [] },
      { anchor: "b", headings: ["A", "B"], text: "", code: [{ language: "js", text: "code()" }] },
    ]);
  });

  it("reads what components show, snippets hold and author components say", async () => {
    const { passages } = await factsOf(
      'import S from "/snippets/s.mdx"\nexport const V = ({ n }) => <b>Since {n}</b>\n\n<Card title="Start here">Read on</Card>\n\n<ParamField path="id" type="string" required>The key</ParamField>\n\n<S />\n\n<V n="2.0" />\n',
      { "snippets/s.mdx": "From the snippet" },
    );
    for (const words of ["Start here", "Read on", "id (string, path", "The key", "From the snippet", "Since 2.0"]) {
      expect(passages[0]?.text).toContain(words);
    }
  });

  it("leaves out what agents alone may read", async () => {
    expect((await factsOf('a\n\n<Visibility for="agents">secret</Visibility>\n')).passages[0]?.text).toBe("a");
  });
});

it.each(["<!-- ", "<script>", "<STYLE>"])("hides what follows %j without end, as browsers do", async (opening) => {
  const text = `<div><a href="/shown">Shown</a>\n${opening}<a href="/hidden">Hidden</a>`;
  const { links, passages } = (await drawText(text, { file: "page.md" })).facts;
  expect(links.map(({ target }) => target)).toEqual(["/shown"]);
  expect(passages.map((each) => each.text)).toEqual(["Shown"]);
});

it("gives a changelog's entries with their HTML", async () => {
  const text = '<Update label="v2" description="June" tags={["New", "Fix"]}>\n\nWe **did** it.\n\n</Update>';
  const said = { anchor: "v2", label: "v2", description: "June", date: null, tags: ["New", "Fix"], rss: null };
  expect((await factsOf(text)).updates).toEqual([{ ...said, html: "<p>We <strong>did</strong> it.</p>" }]);
});

it("finds the first paragraph", async () => {
  expect((await factsOf("## H\n\n<Note>\n  First `words`.\n</Note>\n\nLater.")).firstParagraph).toBe("First words.");
});
