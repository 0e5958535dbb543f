// What an input costs grows no faster than its length. Only a long run measures that: `npm run fuzz -- --only growth-mdx`.
import { expect, test, vi } from "vitest";
import { markdownParser } from "../../src/content/parse/parse-markdown.js";
import { parseRemark } from "../../src/content/parse/parse-remark.js";
import { DEFAULT_THEMES } from "../../src/highlight/code-themes.js";
import { createHighlighter } from "../../src/highlight/create-highlighter.js";
import { parseDescription } from "../../src/openapi/load-description.js";
import { createProse } from "../../src/openapi/view/prose.js";
import { drawText } from "../render/draw-text.js";
import { EXPLORE_TIME, minutes } from "./explore.js";
import { findGrowth, type Read } from "./grow.js";

const MDX = [
  ...'<a> </a> <A </Card> <Card> <br> <a/> { } {1} {"a"} {{ }} [ ] ![ ]( ](x) * ** _ ~~ ` ``` = < </ > /> " \' & &amp; $ $$ \\ |'.split(
    " ",
  ),
  ..."- ,<- ,> ,1. ,\n,\n\n,  ,# ,[^1],[^1]: ,[a]: ,[a],<!--,-->,{/*,*/},www.,http://a,a@b.c,:::,:,import a from 'b'\n,export const a = ,${,=>,<>,</>,://,a,a ,é,|a|b|\n|-|-|\n,~~~\n,--,(,),##a {#b}\n,<Tabs>,</Tabs>,\n\n<Note>\n\n,\n\n</Note>\n\n".split(
    ",",
  ),
];
const YAML =
  'a: ,- ,\n,\n  ,{,},[,],&a ,*a,<<: ,|\n,>\n,",\',#,!!js/x ,---\n,? ,: ,a,\\,%,@,\t,null,~,1e9,openapi: 3.1.0\n,paths:\n,  /a:\n,$ref: \'#/a\'\n,{"a":,"a",//,/*,[1,';
/** Parts of code with nothing else around them, and those that white space ends or begins. */
const CODE = [
  ..."\" ' ` ${ } { ( ) [ ] < > </a> /* */ // # = => \\ / ; : , . $ - | && a 1 % @ ~ ^ ! ?".split(" "),
  ...["\n", " ", "<a ", "if ", "def ", "class ", "import ", "<<EOF\n", "\n- "],
];
const LANGUAGES = ["js", "tsx", "python", "bash", "yaml", "html", "json", "markdown", "php", "ruby", "css", "go"];

vi.mock("../../src/content/parse/parse-remark.js", { spy: true });

const SURFACES: readonly (readonly [string, readonly string[], () => Promise<Read> | Read])[] = [
  ["growth-mdx", MDX, () => drawIn("a.mdx")],
  ["growth-markdown", MDX, () => drawIn("a.md")],
  ["growth-descriptions", YAML.split(","), () => readDescription],
  ["growth-prose", MDX, readProse],
  ["growth-code", CODE, () => colour],
];

test.skipIf(minutes === 0).for(SURFACES)("%s", { timeout: EXPLORE_TIME * 3 }, async ([name, parts, open]) => {
  expect(await findGrowth(name, parts, await open())).toEqual([]);
});

/** The native engine leaves texts to the reference engine, from some length on: that is no growth. */
function drawIn(file: string): Read {
  return async (text) => {
    vi.mocked(parseRemark).mockClear();
    await drawText(text, { file });
    return vi.mocked(parseRemark).mock.calls.length > 0 ? "reference" : "native";
  };
}

function readDescription(text: string): undefined {
  for (const file of ["a.yaml", "a.json"]) parseDescription(file, text);
}

async function readProse(): Promise<Read> {
  const prose = createProse((address) => address, await markdownParser("native"));
  return (text) => {
    prose(text);
    return undefined;
  };
}

const highlighter = createHighlighter({ themes: DEFAULT_THEMES, grammars: [] });

/** One language for each text, so that all are tried in turn. */
async function colour(code: string): Promise<undefined> {
  const language = LANGUAGES[(code.codePointAt(0) ?? 0) % LANGUAGES.length] ?? "js";
  await highlighter.highlight([{ code, language, meta: null }]);
}
