import { expect, it } from "vitest";
import { Accordion } from "../../src/components/accordion/accordion.js";
import { Badge } from "../../src/components/badge/badge.js";
import { Color } from "../../src/components/color/color.js";
import { countIds } from "../../src/components/draw-context.js";
import { Expandable } from "../../src/components/expandable/expandable.js";
import { GitHub } from "../../src/components/github-repo/github-repo.js";
import { Heading } from "../../src/components/heading/heading.js";
import { Icon } from "../../src/components/icon/icon.js";
import { Mermaid } from "../../src/components/mermaid/mermaid.js";
import { Prompt } from "../../src/components/prompt/prompt.js";
import { components } from "../../src/components/registry.js";
import { Tooltip } from "../../src/components/tooltip/tooltip.js";
import { Update } from "../../src/components/update/update.js";
import { Visibility } from "../../src/components/visibility/visibility.js";
import { draw, itDraws, textOf, times } from "./draw.js";

it("the registry knows every name of the format", () => {
  const names =
    "Accordion AccordionGroup Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Color.Row Color.Item " +
    "Column Columns Danger Example Expandable FileTree Frame GitHub.Repo Github.Repo Heading Icon Info Latex Link " +
    "Mermaid Note OptimizedVideo Panel Param ParamField Prompt RequestExample ResponseExample ResponseField " +
    "SnippetGroup Step Steps Tab Tabs Tile Tip Tooltip Tree Tree.Folder Tree.File Update Variation View Visibility " +
    "Warning ZoomImage";
  expect(names.split(" ").filter((name) => !components.has(name))).toEqual([]);
});

itDraws([
  [
    "an accordion is a details element that works alone",
    <Accordion title="Why `so`?" description="Because" icon="flag" defaultOpen>
      Inside
    </Accordion>,
    '<details id="why-so" class="accordion" open data-component-part="accordion">',
  ],
  ["an accordion keeps the id it is given", <Accordion title="x" id="mine" />, 'id="mine"'],
  [
    "a badge carries colour, size and shape as data",
    <Badge color="green" size="lg" shape="pill" stroke>
      New
    </Badge>,
    'data-color="green" data-size="lg" data-shape="pill" data-stroke',
  ],
  ["a badge takes intents", <Badge intent="danger">x</Badge>, 'data-color="red"'],
  ["a badge takes free colours", <Badge color="#123456">x</Badge>, 'style="--tone:#123456"'],
  ["a badge is a link where it has an address", <Badge href="/x">x</Badge>, /^<a href="\/docs\/x"/],
  [
    "an icon has a size and a colour for each mode",
    <Icon icon="a" size="20px" colorLight="#111" colorDark="#eee" />,
    'style="--icon-size:20px;--icon-color:#111;--icon-color-dark:#eee"',
  ],
  ["an icon is hidden from screen readers", <Icon icon="a" />, "aria-hidden"],
  ["an icon with words is read to screen readers", <Icon icon="a" alt="Yes" />, 'role="img" aria-label="Yes"'],
  ["an icon draws elements of the author", <Icon icon={<svg />} />, "<svg></svg>"],
  [
    "a tooltip describes its word",
    <Tooltip tip="Long **form**" headline="Title" cta="More" href="/x">
      word
    </Tooltip>,
    ...['tabindex="0" aria-describedby="tooltip"', 'role="tooltip" id="tooltip"'],
  ],
  [
    "a changelog entry is an anchor named by its label, with its tags as data",
    <Update label="v2.0" description="May" tags={["A", "B c"]}>
      x
    </Update>,
    ...['id="v2-0"', 'data-tags="A\nB c"'],
  ],
  ["a changelog entry takes tags from one text", <Update label="x" tags="a, b" />, 'data-tags="a\nb"'],
  [
    "a prompt offers copying, and Cursor where asked",
    <Prompt description="Do it" actions={["copy", "cursor"]}>
      Two words
    </Prompt>,
    ...['data-action="copy"', "text=Two%20words"],
  ],
  ["a prompt offers nothing that was not asked for", <Prompt description="x">y</Prompt>, times(0, "cursor:")],
  ...["a/b", "https://github.com/a/b", "github.com/a/b.git"].map(
    (repo) =>
      [`a repository is found by ${repo}`, <GitHub.Repo repo={repo} />, 'href="https://github.com/a/b"'] as const,
  ),
  [
    "swatches know a value for each mode",
    <Color.Item name="x" value={{ light: "#fff", dark: "#000" }} />,
    'style="--swatch:#fff;--swatch-dark:#000"',
  ],
  [
    "a heading has a level, an id and an anchor",
    <Heading level="3">Hi there</Heading>,
    /^<h3 id="hi-there">Hi there<a class="anchor" href="#hi-there" aria-label="Copy link"><\/a><\/h3>$/,
  ],
  [
    "a heading can do without",
    <Heading level={2} noAnchor id="x">
      Hi
    </Heading>,
    /^<h2 id="x">Hi<\/h2>$/,
  ],
  ["a diagram keeps its source", <Mermaid code="a --> b" />, '<pre class="mermaid-source">a --> b</pre>'],
]);

it.each([
  [
    "flag Why so ? Because Inside",
    <Accordion title="Why `so`?" description="Because" icon="flag">
      Inside
    </Accordion>,
  ],
  ["Show address Hide address", <Expandable title="address" />],
  ["Show properties Hide properties", <Expandable />],
  ["More Less", <Expandable closedText="More" openedText="Less" />],
  [
    "word Title Long form More",
    <Tooltip tip="Long **form**" headline="Title" cta="More" href="/x">
      word
    </Tooltip>,
  ],
])("readers see: %s", (text, drawn) => expect(textOf(draw(drawn))).toBe(text));

it("an icon takes the style from `iconType` or from `style`", () => {
  const asked: unknown[] = [];
  const icon = (_: unknown, defaults?: unknown): string => {
    asked.push(defaults);
    return "<i></i>";
  };
  draw([<Icon key="1" icon="a" iconType="brands" />, <Icon key="2" icon="a" style="solid" />], { icon });
  expect(asked).toEqual([
    { style: "brands", library: undefined },
    { style: "solid", library: undefined },
  ]);
});

it.each([
  ["humans", true],
  ["signed-out", true],
  ["agents", false],
  ["signed-in", false],
  ["nobody", false],
  [undefined, false],
  [{ groups: ["a"] }, false],
])("visibility for %j shows it to people: %j", (audience, isShown) => {
  expect(draw(<Visibility for={audience}>x</Visibility>)).toBe(isShown ? "x" : "");
});

it("a diagram warns of a place that is none", () => {
  const warnings: string[] = [];
  draw(<Mermaid code="x" placement="middle" />, { warn: ({ code }) => void warnings.push(code) });
  expect(warnings).toEqual(["mermaid-placement"]);
});

it("ids of a page are given once", () => {
  const uniqueId = countIds(["a"]);
  expect([uniqueId("a"), uniqueId("a"), uniqueId("b")]).toEqual(["a-2", "a-3", "b"]);
});
