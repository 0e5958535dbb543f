import { describe, expect, it } from "vitest";
import { PROBLEM_EXAMPLES } from "../../../src/commands/explaining/problem-examples.js";
import { printProblems } from "../../../src/commands/printing/print-problems.js";
import { sarifLog } from "../../../src/commands/printing/sarif-log.js";
import { fileOf, type Place, warning } from "../../../src/shared/problem.js";
import { PROBLEM_CODES } from "../../../src/shared/problem-codes.js";

type Format = Parameters<typeof printProblems>[1]["format"];

const nameFile = (file: string) => (file.startsWith("https:") ? file : `docs/${file}`);

function print(format: Format, place: Place | null, what = "It is wrong.", hint: string | null = null): string {
  const options = { root: "/nowhere", nameFile, format, colour: false, verbose: false };
  return printProblems([warning("dead-link", place, what, hint)], options);
}

describe("annotations", () => {
  it("escape what would end a property or a line", () => {
    const place = { file: "100% a,b: c\n.mdx", line: 2, column: 3 };
    expect(print("github", place, "One, two: 50%.\r\nThree.", "Four.")).toBe(
      "::warning file=docs/100%25 a%2Cb%3A c%0A.mdx,line=2,col=3,title=docsgen dead-link::One, two: 50%25.%0D%0AThree. Four.\n",
    );
  });

  it("of a file as a whole stand in its first line, and those of no file stand alone", () => {
    expect(print("github", fileOf("a.mdx"))).toBe(
      "::warning file=docs/a.mdx,line=1,col=1,title=docsgen dead-link::It is wrong.\n",
    );
    expect(print("github", null)).toBe("::warning title=docsgen dead-link::It is wrong.\n");
  });

  it("name what another host serves in their words", () => {
    const place = { file: "https://api.example.com/openapi.json", line: 4, column: 5 };
    expect(print("github", place)).toBe(
      "::warning title=docsgen dead-link::https://api.example.com/openapi.json:4:5  It is wrong.\n",
    );
  });
});

it("problems as JSON have the path in the project and the path from the current folder", () => {
  expect(JSON.parse(print("json", { file: "a.mdx", line: 2, column: 3 }))).toEqual([
    {
      code: "dead-link",
      severity: "warning",
      place: { file: "a.mdx", path: "docs/a.mdx", line: 2, column: 3 },
      what: "It is wrong.",
      hint: null,
    },
  ]);
  expect(JSON.parse(print("json", null))).toMatchObject([{ place: null }]);
});

describe("SARIF", () => {
  const logOf = (place: Place | null) =>
    JSON.parse(JSON.stringify(sarifLog([warning("dead-link", place, "It is wrong.", "Fix it.")], nameFile)));

  it("explains the rule of a problem, whose place and words it names", () => {
    const { version, runs } = logOf({ file: "a b.mdx", line: 2, column: 3 });
    const [example, fix] = PROBLEM_EXAMPLES["dead-link"];
    expect(version).toBe("2.1.0");
    expect(runs[0].tool.driver.rules).toEqual([
      {
        id: "dead-link",
        shortDescription: { text: PROBLEM_CODES["dead-link"] },
        help: { text: `Example: ${example}\nFix: ${fix}`, markdown: `**Example:** ${example}\n\n**Fix:** ${fix}` },
      },
    ]);
    expect(runs[0].results).toEqual([
      {
        ruleId: "dead-link",
        ruleIndex: 0,
        level: "warning",
        message: { text: "It is wrong. Fix it." },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: "docs/a%20b.mdx" }, region: { startLine: 2, startColumn: 3 } },
          },
        ],
      },
    ]);
    expect(logOf(null).runs[0].results[0]).not.toHaveProperty("locations");
  });
});

it("a summary is a table of Markdown that nothing in a message breaks", () => {
  const place = { file: "a|b.mdx", line: 2, column: 3 };
  expect(print("summary", place, 'The tag <B> of "x|y" is\nnot *closed*.')).toBe(
    "### docsgen\n\nErrors: 0. Warnings: 1.\n\n| | Where | Problem |\n| --- | --- | --- |\n" +
      '| ⚠️ dead-link | `docs/a\\|b.mdx:2:3` | The tag \\<B\\> of "x\\|y" is not \\*closed\\*. |\n' +
      "\nExamples and fixes: `npx docsgen explain dead-link`\n",
  );
});
