import { expect, it } from "vitest";
import { checkOverviews } from "../../src/site/checks/check-unreached.js";
import { buildProject } from "./write-project.js";

const API = {
  openapi: "3.1.0",
  info: { title: "T", version: "1", description: "All of it.", contact: { name: "Us" } },
  tags: [{ name: "a", description: "The first." }],
  paths: { "/a": { get: { tags: ["a"], summary: "A", responses: { 200: { description: "OK" } } } } },
};

async function found(api: object, ...pages: string[]): Promise<string[]> {
  const navigation = { groups: [{ group: "API", openapi: "api.json", ...(pages.length > 0 && { pages }) }] };
  const texts = pages.map((page) => [`${page}.mdx`, "About us."]);
  const files = { "api.json": JSON.stringify(API), ...Object.fromEntries(texts) };
  const { site } = await buildProject({ settings: { api, navigation }, files });
  return site ? checkOverviews(site).map(({ what }) => what) : [];
}

const UNSAID =
  "No page shows what this description says about the whole API: description, contact, descriptions of tags.";

it.each([
  ["the pages of a description are all there is", {}, [], []],
  ["another page stands beside them", {}, ["about"], [UNSAID]],
  ["the settings want one", { overview: true }, ["about"], []],
  ["the settings want none", { overview: false }, [], [UNSAID]],
])("says what is shown on no page: if %s", async (_when, api, pages, problems) => {
  expect(await found(api, ...pages)).toEqual(problems);
});
