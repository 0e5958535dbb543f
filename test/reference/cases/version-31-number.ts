import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "version-31-number",
  {
    "D1 the number is told to be a text": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "version");
      expect(`${fault?.what} ${fault?.hint}`).toContain('"3.1.0"');
    },
  },
  { problems: ["warning no-pages docs.json:0:0", "warning not-shown docs.json:1:111", "warning version 1:10"] },
);
