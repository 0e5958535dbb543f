// Descriptions of APIs as Markdown.
import { expect, it } from "vitest";
import { createCopy } from "../../../src/openapi/view/schema-markdown.js";
import { yamlBeside } from "../../yaml-beside.js";
import { proseAt } from "../view-options.js";

const prose = proseAt("/base");
const again = (markdown: string) => createCopy((address) => address).words(prose(markdown));

interface Cases {
  readonly same: readonly string[];
  readonly other: readonly (readonly [markdown: string, written: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "schema-markdown.yaml");

it.each(CASES.same)("is written as it was: %j", (markdown) => expect(again(markdown)).toBe(markdown));

it.each(CASES.other)("%j is %j", (markdown, written) => expect(again(markdown)).toBe(written));
