import { expect, it } from "vitest";
import { docsgen } from "../running.js";
import { writeProject } from "../site/write-project.js";

const page = `export const told = (console.log("said"), console.table([{ a: 1 }]), console.dir({ a: 1 }), 5);
export const Teller = () => { console.info("drawn"); return <b>{told}</b>; };

{console.debug("inline") || told} <Teller />

{[].constructor.constructor("return process")().stdout.write("written")}
`;

it.each(["1", "3"])("keeps what code of pages prints out of the JSON, with %s jobs", async (jobs) => {
  const files = { "index.mdx": page, "two.mdx": page };
  const root = writeProject({ files, settings: { navigation: { pages: ["index", "two"] } } });
  const { code, stdout, stderr } = await docsgen(["check", root, "--format", "json", "--no-cache", "--jobs", jobs]);
  expect([code, JSON.parse(stdout)]).toEqual([0, []]);
  for (const words of ["said", "drawn", "inline", "written"]) expect(stderr).toContain(words);
});
