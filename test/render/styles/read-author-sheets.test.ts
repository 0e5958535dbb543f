import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAuthorSheets } from "../../../src/render/inputs/inputs-of-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

const root = temporaryFolder();

function sheets(texts: readonly string[], isDev = false) {
  const styles = texts.map((text, index) => {
    writeFileSync(join(root, `${index}.css`), text);
    return `${index}.css`;
  });
  return readAuthorSheets({ root, address: { base: "/docs", url: null, trailingSlash: true }, styles }, isDev);
}

describe("the repository's own style sheets", () => {
  it("stand in the page where they are small, in their order", () => {
    expect(sheets(["a { color: red }\n", "b { color: blue }"])).toEqual([
      { kind: "inline", css: "a { color: red }" },
      { kind: "inline", css: "b { color: blue }" },
    ]);
  });

  it.each([
    ["an address relative to it", "a { background: URL(a.png) }"],
    ["an import", '@import "other.css";'],
    ["an encoding", '@charset "utf-8";'],
    ["what could end the element", "a::after { content: '</style><script>alert(1)</script>' }"],
  ])("stay files where they hold %s", (_what, css) => {
    expect(sheets([css])).toEqual([{ kind: "link", href: "/docs/0.css" }]);
  });

  it("stay files once the page holds 4,000 characters of them", () => {
    const rules = (length: number) => "a{}".padEnd(length - 1, " ").concat(";");
    expect(sheets([rules(3000), rules(2000), rules(1000)]).map(({ kind }) => kind)).toEqual([
      "inline",
      "link",
      "inline",
    ]);
  });

  it("stay files in the live preview, which loads them anew one by one", () =>
    expect(sheets(["a { color: red }"], true)).toEqual([{ kind: "link", href: "/docs/0.css" }]));
});
