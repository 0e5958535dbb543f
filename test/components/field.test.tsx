import { expect, it } from "vitest";
import { ParamField, ResponseField } from "../../src/components/field/field.js";
import { draw, itDraws, textOf } from "./draw.js";

it.each([
  ["path", <ParamField path="userId" type="string" />],
  ["query", <ParamField query="userId" type="string" />],
  ["header", <ParamField header="userId" type="string" />],
  ["body", <ParamField body="userId" type="string" />],
])("a parameter in the %s says where it goes", (location, field) => {
  const html = draw(field);
  expect(html).toContain(`data-location="${location}"`);
  expect(textOf(html)).toBe(`userId string ${location}`);
  expect(html).toContain('id="param-user-id"');
});

it.each([
  ["each label", <ParamField query="q" default={0} required deprecated />, "q query default: 0 required deprecated"],
  ["a default by its old name", <ParamField query="q" initialValue="x" />, "q query default: x"],
  ["labels around the name", <ResponseField name="a" type="string" pre={["beta"]} post={["v2"]} />, "beta a string v2"],
  ["nothing if it is hidden", <ResponseField name="id" type="string" hidden />, ""],
])("a field shows %s", (_, field, text) => expect(textOf(draw(field))).toBe(text));

itDraws([
  ["a parameter of the whole body needs no name", <ParamField body type="file" />, /body<.*>file</],
  [
    "labels may be elements",
    <ResponseField name="a" type="string" pre={<b>beta</b>} post={[<a href="/v2">v2</a>, 3]} />,
    /field-meta-pre"><b>beta<.*field-meta-post"><a href="\/v2">v2<\/a><\/span><span class="field-label" .*>3</,
  ],
  ["a field writes objects as JSON", <ResponseField name="x" default={{ a: 1 }} />, "{&quot;a&quot;:1}"],
]);
