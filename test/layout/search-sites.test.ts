// Other sites that the search box asks: pages name them to the box and to the browser's policy.
import { expect, it } from "vitest";
import { policyOfSite } from "../../src/render/inputs/inputs-of-site.js";
import { drawProject } from "./draw-site.js";

it("names other sites to the box and in connect-src, and nothing where there are none", async () => {
  const navigation = { pages: ["index"] };
  const sites = [{ name: "API", url: "https://api.example.com/docs/" }];
  const { draw, site } = await drawProject({ navigation, settings: { search: { sites } } });
  const listed = '[{"name":"API","url":"https://api.example.com/docs"}]';
  expect(draw("index")).toContain(`data-sites="${listed.replaceAll('"', "&quot;")}"`);
  expect(policyOfSite(site, true)?.["connect-src"]).toContain("https://api.example.com");
  const alone = await drawProject({ navigation });
  expect(alone.draw("index")).not.toContain("data-sites");
});
