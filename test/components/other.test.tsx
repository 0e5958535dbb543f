import { describe, expect, it } from "vitest";
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
import { draw, textOf } from "./draw.js";

describe("The registry", () => {
  it("knows every name of the format", () => {
    const names =
      "Accordion AccordionGroup Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Color.Row Color.Item " +
      "Column Columns Danger Example Expandable FileTree Frame GitHub.Repo Github.Repo Heading Icon Info Latex Link " +
      "Mermaid Note OptimizedVideo Panel Param ParamField Prompt RequestExample ResponseExample ResponseField " +
      "SnippetGroup Step Steps Tab Tabs Tile Tip Tooltip Tree Tree.Folder Tree.File Update Variation View Visibility " +
      "Warning ZoomImage";
    expect(names.split(" ").filter((name) => !components.has(name))).toEqual([]);
  });
});

describe("An accordion", () => {
  it("is a details element that works alone", () => {
    const html = draw(
      <Accordion title="Why `so`?" description="Because" icon="flag" defaultOpen>
        Inside
      </Accordion>,
    );
    expect(html).toContain('<details id="why-so" class="accordion" open data-component-part="accordion">');
    expect(textOf(html)).toBe("flag Why so ? Because Inside");
  });

  it("keeps the id it is given", () => {
    expect(draw(<Accordion title="x" id="mine" />)).toContain('id="mine"');
  });
});

describe("An expandable", () => {
  it("says what it would show", () => {
    expect(textOf(draw(<Expandable title="address" />))).toBe("Show address Hide address");
    expect(textOf(draw(<Expandable />))).toBe("Show properties Hide properties");
    expect(textOf(draw(<Expandable closedText="More" openedText="Less" />))).toBe("More Less");
  });
});

describe("A badge", () => {
  it("carries colour, size and shape as data", () => {
    const html = draw(
      <Badge color="green" size="lg" shape="pill" stroke>
        New
      </Badge>,
    );
    expect(html).toContain('data-color="green" data-size="lg" data-shape="pill" data-stroke');
  });

  it("takes intents and free colours", () => {
    expect(draw(<Badge intent="danger">x</Badge>)).toContain('data-color="red"');
    expect(draw(<Badge color="#123456">x</Badge>)).toContain('style="--tone:#123456"');
  });

  it("is a link where it has an address", () => {
    expect(draw(<Badge href="/x">x</Badge>)).toMatch(/^<a href="\/docs\/x"/);
  });
});

describe("An icon", () => {
  it("takes the style from `iconType` or from `style`", () => {
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

  it("has a size and a colour for each mode", () => {
    expect(draw(<Icon icon="a" size="20px" colorLight="#111" colorDark="#eee" />)).toContain(
      'style="--icon-size:20px;--icon-color:#111;--icon-color-dark:#eee"',
    );
  });

  it("is hidden from screen readers unless it has words", () => {
    expect(draw(<Icon icon="a" />)).toContain("aria-hidden");
    expect(draw(<Icon icon="a" alt="Yes" />)).toContain('role="img" aria-label="Yes"');
  });

  it("draws elements of the author", () => {
    expect(draw(<Icon icon={<svg />} />)).toContain("<svg></svg>");
  });
});

describe("A tooltip", () => {
  it("describes its word", () => {
    const html = draw(
      <Tooltip tip="Long **form**" headline="Title" cta="More" href="/x">
        word
      </Tooltip>,
    );
    expect(html).toContain('tabindex="0" aria-describedby="tooltip"');
    expect(html).toContain('role="tooltip" id="tooltip"');
    expect(textOf(html)).toBe("word Title Long form More");
  });
});

describe("A changelog entry", () => {
  it("is an anchor named by its label, with its tags as data", () => {
    const html = draw(
      <Update label="v2.0" description="May" tags={["A", "B c"]}>
        x
      </Update>,
    );
    expect(html).toContain('id="v2-0"');
    expect(html).toContain('data-tags="A\nB c"');
  });

  it("takes tags from one text", () => {
    expect(draw(<Update label="x" tags="a, b" />)).toContain('data-tags="a\nb"');
  });
});

describe("Visibility", () => {
  it.each([
    ["humans", true],
    ["signed-out", true],
    ["agents", false],
    ["signed-in", false],
    ["nobody", false],
    [undefined, false],
    [{ groups: ["a"] }, false],
  ])("for %j shows it to people: %j", (audience, isShown) => {
    expect(draw(<Visibility for={audience}>x</Visibility>)).toBe(isShown ? "x" : "");
  });
});

describe("A prompt", () => {
  it("offers copying, and Cursor where asked", () => {
    const html = draw(
      <Prompt description="Do it" actions={["copy", "cursor"]}>
        Two words
      </Prompt>,
    );
    expect(html).toContain('data-action="copy"');
    expect(html).toContain("text=Two%20words");
    expect(draw(<Prompt description="x">y</Prompt>)).not.toContain("cursor:");
  });
});

describe("A repository", () => {
  it.each(["a/b", "https://github.com/a/b", "github.com/a/b.git"])("is found by %s", (repo) => {
    expect(draw(<GitHub.Repo repo={repo} />)).toContain('href="https://github.com/a/b"');
  });
});

describe("Swatches", () => {
  it("know a value for each mode", () => {
    const html = draw(<Color.Item name="x" value={{ light: "#fff", dark: "#000" }} />);
    expect(html).toContain('style="--swatch:#fff;--swatch-dark:#000"');
  });
});

describe("A heading", () => {
  it("has a level, an id and an anchor", () => {
    expect(draw(<Heading level="3">Hi there</Heading>)).toBe(
      '<h3 id="hi-there">Hi there<a class="anchor" href="#hi-there" aria-label="Copy link"></a></h3>',
    );
    expect(
      draw(
        <Heading level={2} noAnchor id="x">
          Hi
        </Heading>,
      ),
    ).toBe('<h2 id="x">Hi</h2>');
  });
});

describe("A diagram", () => {
  it("keeps its source for readers without scripts", () => {
    expect(draw(<Mermaid code="a --> b" />)).toContain('<pre class="mermaid-source">a --> b</pre>');
  });

  it("warns of a place that is none", () => {
    const warnings: string[] = [];
    draw(<Mermaid code="x" placement="middle" />, { warn: ({ code }) => void warnings.push(code) });
    expect(warnings).toEqual(["mermaid-placement"]);
  });
});

describe("Ids of a page", () => {
  it("are given once", () => {
    const uniqueId = countIds(["a"]);
    expect([uniqueId("a"), uniqueId("a"), uniqueId("b")]).toEqual(["a-2", "a-3", "b"]);
  });
});
