import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

it("says that overlays of a description are not applied", async () => {
  const description = { openapi: "3.1.0", info: { title: "Garden", version: "1" }, paths: {} };
  const openapi = { source: "api.json", overlays: ["extra.yaml"] };
  const settings = { api: { openapi } };
  const { problems } = await buildProject({ settings, files: { "api.json": JSON.stringify(description) } });
  const told = problems.filter(({ code }) => code === "not-supported");
  expect(told.map(({ severity, place }) => [severity, place?.file])).toEqual([["warning", "docs.json"]]);
});
