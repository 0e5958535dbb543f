import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ownCommand } from "../../src/shared/tell.js";

const [, script = ""] = process.argv;

afterEach(() => {
  process.argv[1] = script;
});

const here = (path: string) => join(process.cwd(), path);
const windows = "C:\\npm\\node_modules\\docsgen\\bin\\docsgen.js";
it.each([
  ["installed in the project", here("node_modules/.bin/docsgen"), "npx docsgen dev docs"],
  ["fetched by npx, or installed on Windows", windows, "npx docsgen dev docs"],
  ["linked or installed for all projects", "/usr/local/bin/docsgen", "docsgen dev docs"],
  ["a checkout", here("bin/docsgen.js"), "node bin/docsgen.js dev docs"],
  ["a checkout with a space in its path", here("my tools/docsgen.js"), 'node "my tools/docsgen.js" dev docs'],
])("recommends docsgen as it was started: %s", (_, started, command) => {
  process.argv[1] = started;
  expect(ownCommand("dev", "docs")).toBe(command);
});

it("quotes what a shell would take apart", () => {
  expect(ownCommand("check", "my docs", "$HOME")).toMatch(/ check "my docs" "\$HOME"$/);
});
