import { describe, expect, it } from "vitest";
import { Card } from "../../src/components/card/card.js";
import { CardGroup, Columns } from "../../src/components/columns/columns.js";
import { draw, itDraws, times } from "./draw.js";

const inside = <a href="/other">other</a>;

describe("A card", () => {
  itDraws([
    [
      "is one link with the title as its words, and leaves links inside alone",
      <Card title="Start" href="/start">
        {inside}
      </Card>,
      ...['<a class="cover-button" href="/docs/start">Start</a>', '<a href="/other">other</a>', times(2, "<a ")],
    ],
    [
      "is itself the link where nothing inside can be pressed",
      <Card title="Start [here](/there)" href="/start">
        <p>Some **words**</p>
      </Card>,
      ...[times(1, "<a "), '<a href="/docs/start" class="card card-linked">'],
    ],
    [
      "opens other sites in a new tab and shows that with an arrow",
      <Card title="Away" href="https://example.com" />,
      ...['target="_blank" rel="noreferrer"', 'data-component-part="card-arrow"'],
    ],
    ["without a title", <Card href="/x">Some words</Card>, ...['aria-label="Some words"', times(2, "Some words")]],
    ["that is disabled leads nowhere", <Card title="x" href="/x" disabled />, "card-disabled", times(0, "<a ")],
    [
      "draws picture, icon, call and colour",
      <Card title="x" href="/x" img="/p.png" icon="flag" iconType="regular" cta="Go" color="#123456" />,
      ...['src="/docs/p.png"', "<i>flag</i>", 'data-component-part="card-cta">Go', "--card-color:#123456"],
    ],
    ["takes `description` for its content", <Card title="x" description="Said here" />, "Said here"],
    ["keeps the writer's classes", <Card title="x" className="mine" horizontal />, 'class="card card-horizontal mine"'],
  ]);

  it.each([
    ["true", true],
    [true, true],
    ["false", false],
    [undefined, true],
  ])("with arrow=%j inside the site shows one: %j", (arrow, isShown) => {
    expect(draw(<Card title="x" href="/x" arrow={arrow} />).includes("card-arrow")).toBe(isShown);
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

  itDraws([["go by their old name, too", <CardGroup>x</CardGroup>, 'class="columns card-group"']]);
});
