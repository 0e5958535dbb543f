import { expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";

it("lists the descriptions of a site as a link set, and none where there is none", async () => {
  expect((await buildProject({})).routes.has(".well-known/api-catalog")).toBe(false);
  const api = { openapi: "3.1.0", info: { title: "Garden API", version: "1" }, paths: { "/plants": { get: {} } } };
  const options = { url: "https://garden.example", base: "/docs" };
  const { file } = await buildProject({ files: { "api.json": JSON.stringify(api) } }, options);
  const here = "https://garden.example/docs";
  const description = { href: `${here}/api.json`, type: "application/json", title: "Garden API" };
  expect(JSON.parse(await file(".well-known/api-catalog"))).toEqual({
    linkset: [{ anchor: `${here}/.well-known/api-catalog`, "service-desc": [description] }],
  });
});
