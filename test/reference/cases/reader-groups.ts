// Outside the numbered lists: what a build for everybody may tell of operations that are for groups.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import { acceptanceCase } from "../acceptance-case.js";

const api = readFileSync(new URL("./reader-groups.yaml", import.meta.url), "utf8");

export default acceptanceCase(
  "reader-groups",
  {
    "F1 the served description holds what everybody may see": async ({ file, names }) => {
      expect([...names].sort()).toEqual(["GET /open", "POST /staff", "schema Item"]);
      const { paths, components } = parse(await file("shop.yaml"));
      expect(Object.keys(paths)).toEqual(["/open", "/staff"]);
      expect(Object.keys(paths["/staff"])).toEqual(["post"]);
      expect(Object.keys(components.schemas)).toEqual(["Item"]);
    },
    "N1 no file tells of the rest": async ({ routes, file }) => {
      for (const route of routes.values()) {
        if (route.kind === "copied") expect(route.file).not.toBe("shop.yaml");
        else expect(await file(route.file), route.file).not.toMatch(/Staff only|Salary|Payroll/);
      }
    },
  },
  {
    descriptions: [],
    docs: { navigation: { groups: [{ group: "API", openapi: "shop.yaml" }] } },
    files: { "shop.yaml": api },
    problems: ["warning invalid-front-matter shop.yaml:12:40"],
  },
);
