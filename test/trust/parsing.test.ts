// Whatever is written in a page, its front matter or a description is read: with problems, never with a failure of our own.
import { expect, test } from "vitest";
import { readFrontMatter } from "../../src/config/read-front-matter.js";
import { parsePage } from "../../src/content/parse/parse.js";
import { markdownParser } from "../../src/content/parse/parse-markdown.js";
import { parseDescription } from "../../src/openapi/load-description.js";
import { EXPLORE_TIME, explore, mixed } from "./explore.js";

const MDX =
  "<a>,</a>,<A b={,<A b=',<a/>,{,},},(,),[,],![,](,](x),*,**,_,~~,`,```\n,={,{...,</,>,/>,\",',&,&amp;,$,$$,\\,|,- ,> ,1. ,\n,\n\n,\n  ,# ,[^1],<!--,{/*,*/}," +
  "import a from 'b'\n,export const a = ,`${,=>,www.a.b,<>,</>,//,/*,function(){,class{";
const YAML =
  "a: ,- ,\n,\n  ,{,},[,],&a ,*a,<<: ,|\n,>\n,\",',#,!!js/x ,---\n,? ,: ,openapi: 3.1.0\n,paths:\n,  /a:\n,$ref: '#/a'\n,null,~,1e999,__proto__: ";
const partsOf = (text: string) => text.split(",").filter((part) => part !== "");

test("pages", { timeout: EXPLORE_TIME }, async () => {
  const plain = { file: "a.mdx", lineOffset: 0, variables: {}, latex: null };
  const options = { parser: "native", format: "mdx", ...plain } as const;
  await explore({ name: "pages", inputs: mixed(partsOf(MDX)), runs: 40 }, async (text) => {
    expect((await parsePage(text, options)).tree.type).toBe("root");
  });
});

test("markdown", { timeout: EXPLORE_TIME }, async () => {
  const parse = await markdownParser("native");
  await explore({ name: "markdown", inputs: mixed(partsOf(MDX)) }, (text) => expect(parse(text).type).toBe("root"));
});

test("front-matter", { timeout: EXPLORE_TIME }, async () => {
  await explore({ name: "front-matter", inputs: mixed(partsOf(YAML)) }, (text) => {
    expect(readFrontMatter(`---\n${text}\n---\n\nText`, "a.mdx", () => {}).matter).toBeTypeOf("object");
  });
});

test("description-texts", { timeout: EXPLORE_TIME }, async () => {
  await explore({ name: "description-texts", inputs: mixed(partsOf(YAML)) }, (text) => {
    for (const file of ["a.yaml", "a.json"]) expect(parseDescription(file, text)).toBeTypeOf("object");
  });
});
