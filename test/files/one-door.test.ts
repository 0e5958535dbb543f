// Files of a project are opened in src/files/ alone. Whoever else opens files opens others, for the reason that is given here.
import { readFileSync } from "node:fs";
import glob from "fast-glob";
import { expect, it } from "vitest";

/** Folders and files that may import `node:fs`, by what they open. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "the door and the writer themselves": ["src/files/"],
  "outputs, and what is kept between runs, in folders of their own": [
    "src/emit/",
    "src/memory/",
    "src/commands/building/",
    "src/render/live/live-texts.ts",
  ],
  "built sites, and the data of a server": [
    "src/serve/",
    "src/search/reading/",
    "src/assistant/",
    "src/commands/preview-assistant.ts",
    "src/commands/with-store.ts",
    "src/commands/assistant-settings/read-settings.ts",
    "src/tools/target/",
    "src/tools/portable/",
    "src/tools/pdf/",
    "src/tools/compare/compare-site.ts",
  ],
  "docsgen's own files, and packages that are installed": [
    "src/shared/stack-trace.ts",
    "src/render/document/drawing-tools.ts",
    "src/render/styles/tailwind.ts",
    "src/render/styles/read-sheets.ts",
    "src/islands/bundle-islands.ts",
    "src/highlight/patterns/pattern-store.ts",
    "src/site/read-fonts.ts",
    "src/render/identity/draw-thumbnail.ts",
  ],
  "the project's TypeScript, confined to the project and its library by real path": ["src/render/code/load-types.ts"],
  "temporary folders": [
    "src/shared/git/renamed-files.ts",
    "src/site/past/check-out.ts",
    "src/tools/compare/past-pages.ts",
    "src/tools/samples/check-samples.ts",
  ],
  "what git keeps, and copies of commits below .docsgen": ["src/site/git/", "src/site/versions/read-versions.ts"],
  "a file or folder that the command line names, wherever it is": [
    "src/site/find-root.ts",
    "src/commands/check.ts",
    "src/commands/finish-run.ts",
    "src/commands/checking/read-change.ts",
    "src/tools/init/",
    "src/shared/places/name-files.ts",
    "src/tools/api-diff/api-diff.ts",
    "src/tools/since/check-since.ts",
    "src/tools/migrate/migrate-site.ts",
  ],
  "states and names only: nothing is read": [
    "src/commands/follow-project.ts",
    "src/commands/options/reading-command.ts",
    "src/tools/editing/find-moved.ts",
  ],
};

const opening = glob.sync("src/**/*.{ts,tsx}").filter((file) => {
  const text = readFileSync(file, "utf8");
  return /^(?:import|export) [^;]*from "(?:node:)?fs(?:\/promises)?";|(?:import|require)\("(?:node:)?fs/m.test(text);
});

it("opens files of a project in src/files/ alone", () => {
  const allowed = Object.values(OTHERS).flat();
  expect(opening.filter((file) => !allowed.some((each) => file.startsWith(each)))).toEqual([]);
});

it("lists no exception that is none", () => {
  const exceptions = Object.values(OTHERS).flat();
  expect(exceptions.filter((each) => !opening.some((file) => file.startsWith(each)))).toEqual([]);
});
