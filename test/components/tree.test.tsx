import { describe, expect, it } from "vitest";
import { Tree } from "../../src/components/tree/tree.js";
import { draw } from "./draw.js";

const rows = (html: string): string[] =>
  [...html.matchAll(/role="treeitem" aria-level="(\d)"(?: aria-expanded="(\w+)")?.*?tree-name">([^<]*)/g)].map(
    ([, level, expanded, name]) => `${level} ${name}${expanded ? ` ${expanded}` : ""}`,
  );

describe("A tree", () => {
  it("of parts knows depth and state of each row", () => {
    const html = draw(
      <Tree>
        <Tree.Folder name="src" defaultOpen>
          <Tree.File name="a.ts" />
          <Tree.Folder name="lib">
            <Tree.File name="b.ts" />
          </Tree.Folder>
        </Tree.Folder>
        <Tree.File name="README.md" highlight />
      </Tree>,
    );
    expect(rows(html)).toEqual(["1 src true", "2 a.ts", "2 lib false", "3 b.ts", "1 README.md"]);
    expect(html).toContain("data-highlight");
  });

  it("keeps folders open that cannot be closed", () => {
    const folder = (
      <Tree.Folder name="fixed" openable={false}>
        <Tree.File name="x" />
      </Tree.Folder>
    );
    expect(rows(draw(<Tree>{folder}</Tree>))).toEqual(["1 fixed", "2 x"]);
  });

  it("reads a Markdown list: nesting or a slash makes a folder", () => {
    const html = draw(
      <Tree>
        <ul>
          <li>
            <p>app/</p>
            <ul>
              <li>main.ts # the start</li>
              <li>
                deep
                <ul>
                  <li>
                    <strong>x.ts</strong>
                  </li>
                </ul>
              </li>
            </ul>
          </li>
          <li>empty/</li>
          <li>package.json</li>
        </ul>
      </Tree>,
    );
    expect(rows(html)).toEqual(["1 app true", "2 main.ts", "2 deep true", "3 x.ts", "1 empty", "1 package.json"]);
    expect(html).toContain('tree-comment">the start');
    expect(html.match(/data-highlight/g)).toHaveLength(1);
  });

  it("leaves out what is no part of a tree", () => expect(rows(draw(<Tree>some text</Tree>))).toEqual([]));
});
