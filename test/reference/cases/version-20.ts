import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "version-20",
  {
    "D1 the way to convert is told": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "version");
      expect(fault?.what).toMatch(/2\.0/);
      expect(fault?.hint).toContain("npx swagger2openapi version-20.yaml");
    },
  },
  { problems: ["error version 1:1"] },
);
