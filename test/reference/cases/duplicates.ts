import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "duplicates",
  {
    "F1 both pages are there; a parameter that only stands in the path is shown": async ({ names, page }) => {
      expect(names).toEqual(["GET /a/{id}", "GET /a/{name}"]);
      expect((await page("GET /a/{name}")).head("path-name")).toBe("name string required");
    },
    "D1 D6 the message names the other place": ({ problems }) => {
      expect(problems.find(({ code }) => code === "duplicate-operation-id")?.what).toContain("5:48");
      expect(problems.find(({ code }) => code === "spec-violation")?.what).toContain("/a/{id}");
    },
  },
  {
    problems: [
      "warning spec-violation 6:3", // D6
      "warning path-param 6:3", // D3
      "warning duplicate-operation-id 6:50", // D1
      "warning path-param 6:77", // D2
      "warning path-param 6:143", // D4
      "warning path-param 6:192", // D5
    ],
  },
);
