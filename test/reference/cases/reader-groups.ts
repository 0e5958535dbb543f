// Outside the numbered lists: what a build for everybody may tell of operations that are for groups.
import { expect } from "vitest";
import { parse } from "yaml";
import { acceptanceCase } from "../acceptance-case.js";

const api = `openapi: 3.1.0
info: { title: Shop, version: "1" }
tags: [{ name: Shelves }, { name: Payroll }]
paths:
  /open: { get: { summary: Open, tags: [Shelves], responses: { '200': { $ref: '#/components/responses/Fine' } } } }
  /staff:
    get: { summary: Staff only, tags: [Payroll], x-svc: { groups: [staff] }, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Salary' } } } } } }
    post: { summary: Also open, responses: { '200': { description: OK } } }
  /payroll:
    get: { summary: Payroll of one, x-svc: { groups: staff }, responses: { '200': { description: OK } } }
    post: { summary: Payroll by rule, x-svc: { groups: [{ includes: [staff] }] }, responses: { '200': { description: OK } } }
    put: { summary: Payroll of nobody, x-svc: { groups: 5 }, responses: { '200': { description: OK } } }
components:
  responses: { Fine: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } } }
  schemas:
    Item: { type: object, properties: { id: { type: string } } }
    Salary: { type: object, properties: { amount: { type: integer } } }
`;

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
