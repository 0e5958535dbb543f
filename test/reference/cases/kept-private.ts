import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import { acceptanceCase } from "../acceptance-case.js";

const api = readFileSync(new URL("./reader-groups.yaml", import.meta.url), "utf8");

const source = readFileSync(new URL("../../openapi/cases/x-hidden.yaml", import.meta.url), "utf8");

export default [
  // Outside the numbered lists: what a build for everybody may tell of operations that are for groups.
  acceptanceCase("reader-groups", {
    descriptions: [],
    docs: { navigation: { groups: [{ group: "API", openapi: "shop.yaml" }] } },
    files: { "shop.yaml": api },
    problems: ["warning invalid-front-matter shop.yaml:12:40"],
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
  }),
  acceptanceCase("x-hidden", {
    "F1 only what is not hidden has a page": ({ names }) => expect([...names].sort()).toEqual(["GET /a", "PUT /a"]),
    "N1 what is hidden is in no file that the build makes": async ({ routes, file }) => {
      const made = [...routes.values()].filter((route) => route.kind === "made");
      expect(made.length).toBeGreaterThan(5);
      for (const { file: name } of made) {
        if (name.endsWith(".yaml")) continue;
        const text = await file(name);
        for (const hidden of ["Hidden one", "Only one", "OnlyHidden"]) expect(text.includes(hidden), name).toBe(false);
      }
    },
    "F3 the served description is the file, byte for byte": ({ routes }) => {
      const route = routes.get("x-hidden.yaml");
      if (route?.kind !== "copied") throw new Error(`a ${route?.kind} route`);
      expect(readFileSync(route.from, "utf8")).toBe(source);
    },
  }),
  acceptanceCase("x-hidden-named", {
    page: "POST /a",
    descriptions: ["x-hidden.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "x-hidden.yaml", pages: ["POST /a", "only"] }] } },
    files: { "only.mdx": "---\nopenapi: x-hidden.yaml GET /b\n---\n" },
    "F2 what an entry or front matter names is built, hidden or not": ({ names, listed }) => {
      expect([...names].sort()).toEqual(["GET /b", "POST /a"]);
      expect(listed.title).toBe("Hidden one");
    },
  }),
];
