import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { withProject } from "../site/with-project.js";

const command = fileURLToPath(new URL("../../bin/docsgen.js", import.meta.url));
const page = `export const told = (console.log("said"), console.table([{ a: 1 }]), console.dir({ a: 1 }), 5);
export const Teller = () => { console.info("drawn"); return <b>{told}</b>; };

{console.debug("inline") || told} <Teller />

{[].constructor.constructor("return process")().stdout.write("written")}
`;

it.each(["1", "3"])("keeps what code of pages prints out of the JSON, with %s jobs", async (jobs) => {
  const files = { "index.mdx": page, "two.mdx": page };
  await withProject({ files, settings: { navigation: { pages: ["index", "two"] } } }, async (root) => {
    const args = [command, "check", root, "--format", "json", "--no-cache", "--jobs", jobs];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual([]);
    for (const words of ["said", "drawn", "inline", "written"]) expect(stderr).toContain(words);
  });
});
