// Descriptions that docs.json names and that no command reads, though the files are there.
import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

const TEXT = '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}';

it.each([
  ["vercel.json", "a file of this name holds settings of a tool"],
  ["apis/package.json", "a file of this name holds settings of a tool"],
  ["apis/Netlify.yaml", "a file of this name holds settings of a tool"],
  [".apis/garden.json", "names that begin with a dot are hidden"],
  ["dist/garden.json", "in a folder that tools write"],
  ["drafts/garden.json", "excluded by .mintignore"],
])("%s is said to be there and not read", async (file, reason) => {
  const settings = { navigation: { groups: [{ group: "API", openapi: file }] } };
  const { problems } = await buildProject({ settings, files: { [file]: TEXT, ".mintignore": "drafts/\n" } });
  const said = problems.filter(({ code }) => code === "missing-description").map(({ what }) => what);
  expect(said).toEqual([expect.stringContaining(reason)]);
  expect(said[0]).toContain(`"${file}" is not read`);
});

it("a file that is not there does not exist", async () => {
  const settings = { navigation: { groups: [{ group: "API", openapi: "renovate.json" }] } };
  const { problems } = await buildProject({ settings });
  expect(problems.map(({ what }) => what).join()).toContain('"renovate.json" does not exist');
});
