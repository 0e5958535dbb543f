import { describe, expect, it } from "vitest";
import { readModuleCode } from "../../../src/content/code/module-code.js";
import { readPlainImports } from "../../../src/content/code/plain-imports.js";

/** What the parser reads of the same: it is asked where a comment stands behind the code. */
function parsed(code: string) {
  return readModuleCode(`${code} // parsed`).imports;
}

describe("plain imports", () => {
  it.each([
    'import Notice from "/snippets/notice.mdx";',
    "import Notice from '/snippets/notice.mdx'",
    'import { Card } from "./card.jsx";\nimport {Tabs,Tab } from "./tabs.jsx"',
    'import A from "./a b.mdx" ;\n\nimport { B_2 } from "";',
  ])("are what the parser reads: %s", (code) => expect(readPlainImports(code)).toEqual(parsed(code)));

  it.each([
    'import notice from "/snippets/notice.mdx";',
    'import { Card as Box } from "./card.jsx";',
    'import Notice, { Card } from "./card.jsx";',
    'import * as All from "./card.jsx";',
    'import "./card.jsx";',
    'import A from "./a.mdx"; import B from "./b.mdx";',
    'import A from "./a.mdx";\nimport { A } from "./b.mdx";',
    'import A from "./a\\u0062.mdx";',
    'import A from "./a.mdx"\nexport const b = 1;',
    "import A from ./a.mdx",
  ])("are left to the parser where they are not: %s", (code) => expect(readPlainImports(code)).toBeNull());
});
