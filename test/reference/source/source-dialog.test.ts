// One operation cut out of a description holds all that it refers to, and nothing else.
import { expect, it } from "vitest";
import { cutOperation } from "../../../src/reference/source/source-dialog.js";

const description = {
  openapi: "3.2.0",
  info: { title: "A", version: "1" },
  servers: [{ url: "/" }],
  paths: {
    "/a/{id}": {
      parameters: [{ $ref: "#/components/parameters/id" }],
      get: { responses: { 200: { content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } } } } },
      post: { responses: { 200: { description: "other" } } },
      additionalOperations: { COPY: { summary: "Copy", responses: {} } },
    },
    "/b": { $ref: "#/components/pathItems/b" },
  },
  webhooks: { ping: { post: { responses: {} } } },
  components: {
    parameters: { id: { name: "id", in: "path" } },
    pathItems: { b: { get: { summary: "B" } } },
    schemas: {
      A: {
        discriminator: { propertyName: "kind", mapping: { c: "#/components/schemas/C" } },
        items: { $ref: "#/components/schemas/A" },
      },
      C: { type: "object" },
      Unused: { type: "object" },
    },
    securitySchemes: { key: { type: "apiKey" } },
  },
};

it("holds the operation, what it shares with its path, and what both refer to", () => {
  const cut = cutOperation(description, { group: "paths", name: "/a/{id}", method: "GET" });
  const { openapi, info, servers, paths, components } = description;
  const { parameters, schemas, securitySchemes } = components;
  expect(cut).toEqual({
    ...{ openapi, info, servers },
    paths: { "/a/{id}": { parameters: paths["/a/{id}"].parameters, get: paths["/a/{id}"].get } },
    components: { parameters, schemas: { A: schemas.A, C: schemas.C }, securitySchemes },
  });
});

it.each([
  ["other methods", "paths", "/a/{id}", "COPY", { additionalOperations: { COPY: { summary: "Copy" } } }],
  ["webhooks", "webhooks", "ping", "POST", { post: { responses: {} } }],
  ["paths that are kept elsewhere", "paths", "/b", "GET", { get: { summary: "B" } }],
] as const)("finds %s", (_, group, name, method, operation) =>
  expect(cutOperation(description, { group, name, method })?.[group]).toMatchObject({ [name]: operation }),
);

it("finds nothing that is not there", () =>
  expect(cutOperation(description, { group: "paths", name: "/missing", method: "GET" })).toBe(null));
