import { type ComponentChild, h } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { childrenUse } from "../../src/components/children-use.js";
import { DrawProvider, plainContext } from "../../src/components/draw-context.js";
import { components } from "../../src/components/index.js";
import { type AnyComponent, isComponent } from "../../src/content/code/vnodes.js";

const PROPS = { title: "Title", name: "name", id: "id", for: "humans", href: "/x", tip: "Tip", label: "Label" };

function placing(): [string, AnyComponent][] {
  return Object.entries(components).flatMap(([name, component]: [string, unknown]) =>
    isComponent(component) && childrenUse(name, PROPS) === "places" ? [[name, component]] : [],
  );
}

describe("components that only place their children", () => {
  it.each(placing())("%s draws ready HTML as it draws elements", (_, component) => {
    const elements = [h("p", null, ["One ", h("strong", null, ["two"])]), "\n", h("p", null, ["three"])];
    const html = jsxTemplate(["<p>One <strong>two</strong></p>\n<p>three</p>"]);
    const draw = (children: readonly ComponentChild[]) =>
      render(<DrawProvider value={plainContext()}>{h(component, PROPS, ...children)}</DrawProvider>);
    expect(draw([html])).toBe(draw(elements));
  });

  it("is not what a card without a title does: it is named by its words", () => {
    expect(childrenUse("Card", { href: "/x" })).toBe("reads");
  });

  it("is not assumed of others", () => {
    expect(childrenUse("Tree", {})).toBe("reads");
    expect(childrenUse("Tabs", {})).toBe("sorts");
  });
});
