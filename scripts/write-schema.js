// Writes schema/docs.schema.json from the schemas in src/config.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const entry = `
import { docsSchema } from "./src/config/docs-schema.ts";
export const schema = JSON.stringify(docsSchema(), null, 2) + "\\n";
`;

const { outputFiles } = await build({
  stdin: { contents: entry, resolveDir: root, loader: "ts" },
  absWorkingDir: root,
  bundle: true,
  write: false,
  format: "esm",
  platform: "node",
});
const { schema } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
);
await writeFile(`${root}/schema/docs.schema.json`, schema);
