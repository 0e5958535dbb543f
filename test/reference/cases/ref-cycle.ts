import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "ref-cycle",
  {
    "D1 the cycle is spelled out, once": ({ problems }) => {
      const way = ["A", "B", "A"].map((name) => `#/components/schemas/${name}`).join(" -> ");
      expect(problems.filter(({ what }) => what.includes(way))).toHaveLength(1);
    },
    "F1 all are told as the writer's errors": ({ problems }) => {
      expect(problems).toHaveLength(3);
      for (const { what } of problems) expect(what).not.toMatch(/\bat \w+ \(|RangeError/);
    },
    "F2 what is sound is built": async ({ page }) => {
      expect((await page("GET /ok")).content.text).toContain("Fine");
      expect((await page("GET /a")).content.text).toContain("Get A");
    },
  },
  { problems: ["warning ref-cycle 19:16", "warning ref-cycle 22:13", "warning ref-cycle 26:17"] },
);
