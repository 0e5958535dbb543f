// Writes what editors know of docsgen from its sources: the schemas in schema/, and the snippets that `init` hands out.
import { writeFile } from "node:fs/promises";
import { editorSnippets } from "./editor-snippets.js";
import { loadSource } from "./load-source.js";

const { docsSchema } = await loadSource("config/docs-schema.ts");
const { matterSchema } = await loadSource("config/front-matter/matter-keys.ts");
const { program } = await loadSource("cli.ts");
const { projectSchema } = await loadSource("commands/options/project-schema.ts");
const { components } = await loadSource("components/registry.ts");
const reading = program().commands.filter((each) => ["build", "check", "dev"].includes(each.name()));
await write("schema/docs.schema.json", docsSchema());
await write("schema/front-matter.schema.json", matterSchema());
await write("schema/docsgen.schema.json", projectSchema(reading));
await write("templates/project/_docsgen.code-snippets", editorSnippets(components));

async function write(file, value) {
  await writeFile(new URL(`../${file}`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
}
