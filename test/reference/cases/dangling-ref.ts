import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const PLACES = ["8:28", "10:24", "11:87", "12:88", "13:81", "14:81"];

export default acceptanceCase(
  "dangling-ref",
  {
    "D1 D2 D3 the reference that was probably meant is suggested": ({ problems }) => {
      const meant = ["parameters/Limit", "responses/Ok", "schemas/User"];
      expect(problems.slice(0, 3).map(({ hint }) => hint)).toEqual(
        meant.map((name) => `Did you mean "#/components/${name}"?`),
      );
    },
    "D4 D5 D6 what is wrong with the reference is said": ({ problems }) => {
      expect(problems[3]?.what).toMatch(/Response Object|a response.*a schema/i);
      expect(problems[4]?.what).toMatch(/whole/);
      expect(problems[5]?.what).toMatch(/text|string/);
    },
    "F1 all six are told in one run": ({ problems }) => expect(problems).toHaveLength(6),
  },
  { problems: PLACES.map((place) => `warning unresolved-ref ${place}`) },
);
