// Generated pages bear the version of the tab or anchor above them (specification, "Generated endpoint page metadata").
import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

const DESCRIPTION = `openapi: 3.1.0
info: { title: Garden, version: "9" }
paths:
  /plants:
    get: { summary: List, responses: {} }
    post: { summary: Add, responses: {}, x-svc: { metadata: { version: v3 } } }
  /beds:
    get: { summary: Beds, responses: {} }
  /tools:
    get: { summary: Tools, responses: {} }
`;

it("of the tab or anchor above, unless the description says another", async () => {
  const navigation = {
    tabs: [
      { tab: "Guides", pages: ["index"], version: "v0" },
      {
        tab: "API",
        version: "v1",
        openapi: "api.yaml",
        anchors: [
          { anchor: "Plants", groups: [{ group: "Plants", pages: ["GET /plants", "POST /plants"] }] },
          { anchor: "Beds", version: "v2", pages: ["GET /beds"] },
        ],
      },
      { tab: "Tools", openapi: "api.yaml", pages: ["GET /tools"] },
    ],
  };
  const { site, text } = await buildProject({ settings: { navigation }, files: { "api.yaml": DESCRIPTION } });
  expect(text).toBe("");
  const versions = [...(site?.pages.values() ?? [])].map(({ title, matter }) => [title, matter.version]);
  expect(Object.fromEntries(versions)).toEqual({ Home: null, List: "v1", Add: "v3", Beds: "v2", Tools: null });
});
