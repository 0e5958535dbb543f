import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "methods-entry",
  {
    "F2 an entry whose method is lower case is the page of its operation": ({ names }) => {
      expect(names).toEqual(["GET /m"]);
    },
  },
  {
    descriptions: ["methods.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "methods.yaml", pages: ["get /m"] }] } },
    problems: ["warning spec-violation 16:5"],
  },
);
