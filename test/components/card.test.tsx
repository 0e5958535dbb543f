import { describe, expect, it } from "vitest";
import { Card } from "../../src/components/card/card.js";
import { CardGroup, Columns } from "../../src/components/columns/columns.js";
import { draw } from "./draw.js";

describe("A card", () => {
  it("is one link with the title as its words, and leaves links inside alone", () => {
    const html = draw(
      <Card title="Start" href="/start">
        <a href="/other">other</a>
      </Card>,
    );
    expect(html).toContain('<a class="cover-button" href="/docs/start">Start</a>');
    expect(html).toContain('<a href="/other">other</a>');
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it("is itself the link where nothing inside can be pressed", () => {
    const html = draw(
      <Card title="Start [here](/there)" href="/start">
        <p>Some **words**</p>
      </Card>,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="/docs/start" class="card card-linked">');
  });

  it("opens other sites in a new tab and shows that with an arrow", () => {
    const html = draw(<Card title="Away" href="https://example.com" />);
    expect(html).toContain('target="_blank" rel="noreferrer"');
    expect(html).toContain('data-component-part="card-arrow"');
  });

  it.each([
    ["true", true],
    [true, true],
    ["false", false],
    [undefined, true],
  ])("with arrow=%j inside the site shows one: %j", (arrow, isShown) => {
    expect(draw(<Card title="x" href="/x" arrow={arrow} />).includes("card-arrow")).toBe(isShown);
  });

  it("without a title is a link named by its content", () => {
    const html = draw(<Card href="/x">Some words</Card>);
    expect(html).toContain('aria-label="Some words"');
    expect(html.match(/Some words/g)).toHaveLength(2);
  });

  it("that is disabled leads nowhere", () => {
    const html = draw(<Card title="x" href="/x" disabled />);
    expect(html).toContain("card-disabled");
    expect(html).not.toContain("<a ");
  });

  it("draws picture, icon, call and colour", () => {
    const html = draw(
      <Card title="x" href="/x" img="/p.png" icon="flag" iconType="regular" cta="Go" color="#123456" />,
    );
    expect(html).toContain('src="/docs/p.png"');
    expect(html).toContain("<i>flag</i>");
    expect(html).toContain('data-component-part="card-cta">Go');
    expect(html).toContain("--card-color:#123456");
  });

  it("takes `description` for its content", () => {
    expect(draw(<Card title="x" description="Said here" />)).toContain("Said here");
  });

  it("keeps the classes of the writer behind its own", () => {
    expect(draw(<Card title="x" className="mine" horizontal />)).toContain('class="card card-horizontal mine"');
  });
});

describe("Columns", () => {
  it.each([
    [undefined, 2],
    [3, 3],
    ["4", 4],
    [{ sm: 1, lg: 3 }, 3],
    ["many", 2],
    [99, 6],
  ])("cols=%j makes %j of them", (cols, count) => {
    expect(draw(<Columns cols={cols}>x</Columns>)).toContain(`--columns:${count}"`);
  });

  it("go by their old name, too", () => {
    expect(draw(<CardGroup>x</CardGroup>)).toContain('class="columns card-group"');
  });
});
