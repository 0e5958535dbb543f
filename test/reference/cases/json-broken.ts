import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "json-broken",
  {
    "D1 the comma is named": ({ problems, names }) => {
      const fault = problems.find(({ code }) => code === "parse");
      expect(fault?.what).toMatch(/comma|property name/i);
      expect(names).toEqual([]);
    },
  },
  {
    descriptions: ["json-broken.json"],
    problems: ["error parse 3:58"],
  },
);
