// Writes schema/docs.schema.json from the schemas in src/config.
import { writeFile } from "node:fs/promises";
import { loadSource } from "./load-source.js";

const { docsSchema } = await loadSource("config/docs-schema.ts");
const file = new URL("../schema/docs.schema.json", import.meta.url);
await writeFile(file, `${JSON.stringify(docsSchema(), null, 2)}\n`);
