import { Fragment } from "preact";
import { describe, expect, it } from "vitest";
import { CodeBlock } from "../../src/components/code-block/code-block.js";
import { CodeGroup, RequestExample } from "../../src/components/code-group/code-group.js";
import { Tab, Tabs } from "../../src/components/tabs/tabs.js";
import { draw, itDraws, times } from "./draw.js";

const attribute = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map((match) => match[1] ?? "");

describe("Tabs", () => {
  const html = draw(
    <Tabs>
      <Tab title="First">one</Tab>
      {"\n"}
      <Fragment>
        <Tab title="Second `thing`">two</Tab>
      </Fragment>
      <p>
        <Tab title="Third">three</Tab>
      </p>
    </Tabs>,
  );

  it("find their panels through fragments, paragraphs and white space", () =>
    expect(attribute(html, "data-title")).toEqual(["First", "Second thing", "Third"]));

  it("tie each tab to its panel", () => {
    expect(attribute(html, "aria-controls")).toEqual(["first", "second-thing", "third"]);
    expect(attribute(html, "aria-labelledby")).toEqual(["first-tab", "second-thing-tab", "third-tab"]);
    expect(html).toContain('role="tabpanel" id="first"');
  });

  it("let the keyboard enter at the chosen tab alone", () => {
    expect(attribute(html, "tabindex")).toEqual(["0", "-1", "-1"]);
    expect(attribute(html, "aria-selected")).toEqual(["true", "false", "false"]);
  });

  it("open at the tab the writer chose", () => {
    const chosen = draw(<Tabs defaultTabIndex="1">{[<Tab title="a">1</Tab>, <Tab title="b">2</Tab>]}</Tabs>);
    expect(attribute(chosen, "aria-selected")).toEqual(["false", "true"]);
  });

  it("follow others of the page unless told not to", () => {
    const tab = <Tab title="a">1</Tab>;
    expect(draw(<Tabs>{tab}</Tabs>)).toContain("data-sync");
    expect(draw(<Tabs sync={false}>{tab}</Tabs>)).not.toContain("data-sync");
  });

  it("with equal titles get ids of their own", () => {
    const tabs = (
      <Tabs>
        <Tab title="npm">1</Tab>
      </Tabs>
    );
    const twice = draw([tabs, <p>between</p>, tabs]);
    expect(attribute(twice, "aria-controls")).toEqual(["npm", "npm-2"]);
  });

  it("without a single tab show what they hold", () => expect(draw(<Tabs>just text</Tabs>)).toBe("just text"));
});

describe("A code group", () => {
  const blocks = [
    <CodeBlock key="1" language="js" title="a.js" code="1" html="<b>1</b>" />,
    <CodeBlock key="2" language="python" code="2" />,
    <CodeBlock key="3" code="3" />,
  ];

  it("names blocks by title, else by language, else by number", () =>
    expect(attribute(draw(<CodeGroup>{blocks}</CodeGroup>), "data-title")).toEqual(["a.js", "Python", "3"]));

  it("draws ready lines as they are and everything else as text", () => {
    const html = draw(<CodeGroup>{[blocks[0], <CodeBlock key="x" code="<i>" />]}</CodeGroup>);
    expect(html).toContain("<code><b>1</b></code>");
    expect(html).toContain("<code>&lt;i></code>");
  });

  it("keeps words where they are: above, between and below", () => {
    const parts = [<p key="1">above</p>, blocks[0], <p key="2">between</p>, blocks[1], <p key="3">below</p>];
    const html = draw(<CodeGroup>{parts}</CodeGroup>);
    const words = ["above", "<docs-tabs", 'data-title="a.js"', "between", "below"].map((each) => html.indexOf(each));
    expect(words).toEqual(words.toSorted((a, b) => a - b));
    expect(words).not.toContain(-1);
    expect(html).toMatch(/<\/docs-tabs><p>below/);
  });

  it("becomes a menu where one is asked for", () => {
    const html = draw(<CodeGroup dropdown>{blocks}</CodeGroup>);
    expect(html).toContain("<select");
    expect(html).not.toContain('role="tab"');
    expect(html).not.toContain('role="tabpanel"');
  });

  it("of requests calls blocks without title requests", () => {
    const html = draw(<RequestExample>{blocks.slice(1)}</RequestExample>);
    expect(html).toContain('id="request-example"');
    expect(attribute(html, "data-title")).toEqual(["Request", "Request 2"]);
  });
});

const COPY = 'class="code-block-copy-button" aria-label="Copy code"';

describe("A code block", () => {
  itDraws([
    ["takes code from text inside", <CodeBlock filename="x.yml">{"\nname: x\n"}</CodeBlock>, "<code>name: x</code>"],
    ["leaves signs alone of Markdown", <CodeBlock>{"f(**x, `y`)"}</CodeBlock>, "<code>f(**x, `y`)</code>"],
    ["has a copy button", <CodeBlock code="x" />, COPY],
    ["has no copy button if there shall be none", <CodeBlock code="x" nocopy />, times(0, "copy-button")],
    ["folds what is long", <CodeBlock code={"x\n".repeat(30)} expandable />, "data-folded"],
    ["does not fold what is short", <CodeBlock code={"x\n".repeat(3)} expandable />, times(0, "data-folded")],
  ]);
});
