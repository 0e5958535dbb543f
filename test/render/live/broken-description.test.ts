// What the preview shows while an API description cannot be parsed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import type { LiveEvent, ProblemNews } from "../../../src/serve/live.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

const SOUND = `openapi: 3.1.0
info: { title: Orbit, version: "1" }
paths:
  /passes:
    get:
      summary: List passes
      responses: { "200": { description: OK } }
`;
const BROKEN = {
  "api.yaml": SOUND.replace("      summary", "     summary"),
  "api.json": '{ "openapi": "3.1.0", "info": { "title": "Orbit" "version": "1" } }',
};
const PAGE = "api-reference/list-passes/index.html";

/** What a file may hold for a moment while it is edited; each with the description that it was. */
const NO_DESCRIPTION = [
  ["api.yaml", ""],
  ["api.yaml", "Orbit\n"],
  ["api.yaml", "\0\x01\uFFFD"],
  ["api.json", "[]"],
  ["api.json", '"openapi"'],
] as const;

const projectOf = (file: string, text: string) => ({
  settings: { navigation: { pages: ["index", { group: "API", openapi: file }] } },
  files: { "index.mdx": "Text.\n", [file]: text },
});

/** What a browser hears that shows the address. */
async function newsAt(preview: Awaited<ReturnType<typeof createPreview>>, address: string): Promise<ProblemNews> {
  const response = preview.answer(new Request(`http://localhost/_docsgen/dev/events?page=${address}`));
  const { value } = (await response?.body?.getReader().read()) ?? {};
  const [data = ""] = new TextDecoder().decode(value).split("\n\n");
  const event = JSON.parse(data.replace(/^data: /, "")) as LiveEvent;
  if (event.kind !== "problems") throw new Error("The first event is about something else.");
  return event.news;
}

it.each([...Object.entries(BROKEN), ...NO_DESCRIPTION])(
  "keeps the last good pages of %s that holds %j, and says on them what is wrong",
  async (file, broken) => {
    const sound = file.endsWith(".json")
      ? '{"openapi":"3.1.0","info":{"title":"Orbit","version":"1"},"paths":{"/passes":{"get":{"summary":"List passes","responses":{"200":{"description":"OK"}}}}}}'
      : SOUND;
    const root = writeProject(projectOf(file, sound));
    const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    const before = String((await preview.files.find(PAGE))?.bytes);
    for (const text of [broken, `${broken}\n`]) {
      writeFileSync(join(root, file), text);
      await preview.change([file]);
      expect(String((await preview.files.find(PAGE))?.bytes)).toContain("List passes");
      expect((await newsAt(preview, "/api-reference/list-passes/")).own[0]?.place?.file).toBe(file);
    }
    writeFileSync(join(root, file), sound);
    await preview.change([file]);
    expect(strip(String((await preview.files.find(PAGE))?.bytes))).toBe(strip(before));
    expect((await newsAt(preview, "/api-reference/list-passes/")).own).toEqual([]);
  },
);

const strip = (html: string) => html.replace(/<docs-live[^>]*>/, "");

it.each(Object.entries(BROKEN))("says at an unknown address that %s is broken from the start", async (file, broken) => {
  const root = writeProject(projectOf(file, broken));
  const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  expect(await preview.files.find(PAGE)).toBeNull();
  expect((await newsAt(preview, "/api-reference/list-passes/")).own[0]?.place?.file).toBe(file);
});
