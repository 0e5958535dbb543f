import { type ComponentChild, h } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { DrawProvider, plainContext } from "../../src/components/draw-context.js";
import { childrenUse, components } from "../../src/components/registry.js";
import { type AnyComponent, isComponent } from "../../src/content/code/vnodes.js";

const PROPS = { title: "Title", name: "name", id: "id", for: "humans", href: "/x", tip: "Tip", label: "Label" };

function placing(): [string, AnyComponent][] {
  return [...components].flatMap(([name, component]): [string, AnyComponent][] => {
    const draw: unknown = component.draw;
    return isComponent(draw) && childrenUse(component, PROPS) === "places" ? [[name, draw]] : [];
  });
}

describe("components that only place their children", () => {
  it.each(placing())("%s draws ready HTML as it draws elements", (_, component) => {
    const elements = [h("p", null, ["One ", h("strong", null, ["two"])]), "\n", h("p", null, ["three"])];
    const html = jsxTemplate(["<p>One <strong>two</strong></p>\n<p>three</p>"]);
    const draw = (children: readonly ComponentChild[]) =>
      render(<DrawProvider value={plainContext()}>{h(component, PROPS, ...children)}</DrawProvider>);
    expect(draw([html])).toBe(draw(elements));
  });

  it("is not what a card without a title does: it is named by its words", () =>
    expect(childrenUse(components.get("Card"), { href: "/x" })).toBe("reads"));

  it("is not assumed of others", () => {
    expect(childrenUse(components.get("Tree"), {})).toBe("reads");
    expect(childrenUse(components.get("Tabs"), {})).toBe("sorts");
  });
});
