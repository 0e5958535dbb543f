// Writes the generated pages of docs/. `test/docs.test.ts` fails where they are out of date.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { docsPages } from "./docs-pages.js";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
const pages = await docsPages();
for (const folder of ["snippets/props", "reference/problems"])
  await rm(docs + folder, { recursive: true, force: true });
for (const [file, text] of pages) {
  await mkdir(dirname(docs + file), { recursive: true });
  await writeFile(docs + file, text);
}
