import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectTexts } from "../../src/content/read-texts.js";
import { temporaryFolder } from "../temporary-folder.js";

const root = temporaryFolder();

it("asks a text once, reads it once for all questions, and anew when it was let go", () => {
  const file = "page.mdx";
  const write = (text: string) => writeFileSync(join(root, file), text);
  const texts = projectTexts(root);
  write("first");
  expect(texts.ask(file, "words", (text) => text)).toBe("first");
  write("other");
  expect(texts.ask(file, "length", (text) => text)).toBe("first");
  expect(texts.read(file)).toBe("first");
  texts.letGo();
  expect(texts.read(file)).toBe("other");
  expect(texts.ask(file, "lines", (text) => text)).toBe("other");
  expect(texts.ask(file, "words", (text) => text)).toBe("first");
});
