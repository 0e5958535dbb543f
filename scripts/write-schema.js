// Writes schema/docs.schema.json and schema/front-matter.schema.json from the schemas in src/config.
import { writeFile } from "node:fs/promises";
import { loadSource } from "./load-source.js";

const { docsSchema } = await loadSource("config/docs-schema.ts");
const { matterSchema } = await loadSource("config/front-matter/matter-keys.ts");
await write("docs.schema.json", docsSchema());
await write("front-matter.schema.json", matterSchema());

async function write(name, schema) {
  await writeFile(new URL(`../schema/${name}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
}
