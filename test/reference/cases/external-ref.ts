import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const PLACES = ["9:17", "16:23", "18:17", "20:17", "22:11", "29:58", "37:62"];

export default acceptanceCase(
  "external-ref",
  {
    "D6 a file that names itself is told to write the reference without it": ({ problems }) => {
      expect(problems[5]?.hint).toContain('"#/components/schemas/A"');
    },
    "F1 each says where it stands, what it says, and how to bundle": ({ problems }) => {
      expect(problems[1]?.what).toContain("GET /pets/{id} > responses > 200 > application/json > schema");
      expect(problems[1]?.what).toContain("https://example.com/schemas/pet.json");
      expect(problems[1]?.hint).toContain("npx @redocly/cli bundle external-ref.yaml");
    },
    "N1 nothing of another file gets into the site, and data that looks like a reference is left alone": async (
      site,
    ) => {
      const { content } = await site.page("GET /pets/{id}");
      expect(content.text).not.toContain("localhost");
      expect(site.problems.filter(({ what }) => what.includes("not-a-reference"))).toEqual([]);
    },
  },
  { problems: PLACES.map((place) => `warning external-ref ${place}`) },
);
