import { describe, expect, it } from "vitest";
import { ParamField, ResponseField } from "../../src/components/field/field.js";
import { draw, textOf } from "./draw.js";

describe("A parameter", () => {
  it.each([
    ["path", <ParamField key="p" path="userId" type="string" />],
    ["query", <ParamField key="q" query="userId" type="string" />],
    ["header", <ParamField key="h" header="userId" type="string" />],
    ["body", <ParamField key="b" body="userId" type="string" />],
  ])("in the %s says where it goes", (location, field) => {
    const html = draw(field);
    expect(html).toContain(`data-location="${location}"`);
    expect(textOf(html)).toBe(`userId string ${location}`);
    expect(html).toContain('id="param-user-id"');
  });

  it("shows default, required and deprecated", () => {
    const html = draw(<ParamField query="q" default={0} required deprecated />);
    expect(textOf(html)).toBe("q query default: 0 required deprecated");
  });

  it("takes the old name of its default", () => {
    expect(textOf(draw(<ParamField query="q" initialValue="x" />))).toBe("q query default: x");
  });

  it("of the whole body needs no name", () => {
    expect(textOf(draw(<ParamField body type="file" />))).toContain("body file");
  });
});

describe("A response field", () => {
  it("shows labels before and behind its name", () => {
    expect(textOf(draw(<ResponseField name="id" type="string" pre={["beta"]} post={["v2"]} />))).toBe(
      "beta id string v2",
    );
  });

  it("can be hidden", () => {
    expect(draw(<ResponseField name="id" type="string" hidden />)).toBe("");
  });

  it("writes objects as JSON", () => {
    expect(draw(<ResponseField name="x" default={{ a: 1 }} />)).toContain("{&quot;a&quot;:1}");
  });
});
