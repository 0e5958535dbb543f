import { expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { withProject } from "./with-project.js";

it("says that overlays of a description are not applied", async () => {
  const description = { openapi: "3.1.0", info: { title: "Garden", version: "1" }, paths: {} };
  const openapi = { source: "api.json", overlays: ["extra.yaml"] };
  const settings = { api: { openapi } };
  const problems = await withProject({ settings, files: { "api.json": JSON.stringify(description) } }, async (root) => {
    return (await buildSite(root)).problems;
  });
  const told = problems.filter(({ code }) => code === "not-supported");
  expect(told.map(({ severity, place }) => [severity, place?.file])).toEqual([["warning", "docs.json"]]);
});
