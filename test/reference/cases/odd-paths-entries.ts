import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const pages = ["POST /jobs/{name}:cancel", "GET /trailing", "GET /trailing/", "job"];

export default acceptanceCase(
  "odd-paths-entries",
  {
    "F2 entries and front matter find exactly what they name": async ({ names, file }) => {
      expect(names.slice(0, 3)).toEqual(pages.slice(0, 3));
      expect(await file("job/index.html")).toContain("/jobs/");
    },
  },
  {
    descriptions: ["odd-paths.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "odd-paths.yaml", pages }] } },
    files: { "job.mdx": "---\ntitle: Job\nopenapi: POST /jobs/{name}:cancel\n---\n" },
    problems: ["warning slug-collision 10:16", "warning spec-violation 13:3", "warning spec-violation 16:3"],
  },
);
