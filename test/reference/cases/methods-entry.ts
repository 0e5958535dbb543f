import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "methods-entry",
  {
    "F2 an entry whose method is lower case finds nothing, and the right one is suggested": ({ problems }) => {
      expect(problems.find(({ code }) => code === "operation-not-found")?.hint).toContain("GET /m");
    },
  },
  {
    descriptions: ["methods.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "methods.yaml", pages: ["get /m"] }] } },
    problems: [
      "warning no-pages docs.json:0:0",
      "error operation-not-found docs.json:1:135",
      "warning spec-violation 16:5",
    ],
  },
);
