import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "yaml-broken",
  {
    "D1 F1 both faults are told, and no fault that follows from them": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "parse");
      expect(fault?.what).toMatch(/tab/i);
      expect(fault?.place?.file).toBe("yaml-broken.yaml");
    },
    "F2 other pages are checked in the same run": ({ problems }) => {
      expect(problems.filter(({ severity }) => severity === "error").length).toBeGreaterThan(0);
    },
  },
  {
    docs: {
      navigation: {
        groups: [
          { group: "API", openapi: "yaml-broken.yaml" },
          { group: "Own", pages: ["own"] },
        ],
      },
    },
    files: { "own.mdx": "---\ntitle: Own\n---\n\n[nowhere](/nowhere)\n" },
    problems: ["warning dead-link own.mdx:5:1", "error parse 3:1", "error parse 8:1"],
  },
);
