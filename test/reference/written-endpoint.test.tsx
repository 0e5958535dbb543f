// Pages that describe an endpoint in their own words become a description like any other.
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { ParamField } from "../../src/components/field/field.js";
import type { JsonObject } from "../../src/openapi/json.js";
import { describeWritten, type WrittenEndpoint } from "../../src/reference/written-endpoint.js";

const written: WrittenEndpoint = {
  api: "POST /users/{id}",
  title: "Update a user",
  authMethod: null,
  authName: null,
  contentType: null,
  servers: ["https://api.example.com/v1"],
  html: "",
};

const documentOf = (more: Partial<WrittenEndpoint>) => describeWritten({ ...written, ...more })?.description.document;

/** What the page's fields make of `POST /users/{id}`. */
function operationOf(fields: VNode) {
  const paths = documentOf({ html: renderToString(fields) })?.["paths"];
  return (paths as Readonly<Record<string, { readonly post: JsonObject }>>)["/users/{id}"]?.post;
}

const json = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const text = { type: "string" };

describe("an endpoint in a page's own words", () => {
  it("takes its servers from the settings or from its own address", () => {
    expect(documentOf({})?.["servers"]).toEqual([{ url: "https://api.example.com/v1", variables: {} }]);
    const api = "get https://{host}/v1/upload";
    expect(describeWritten({ ...written, api })).toMatchObject({ method: "GET", path: "/v1/upload" });
    expect(documentOf({ api })?.["servers"]).toEqual([
      { url: "https://{host}", variables: { host: { default: "{host}" } } },
    ]);
  });

  it.each([
    ["string | null", text],
    ["null | integer", { type: "integer" }],
    ["saml | oidc", { type: "string", enum: ["saml", "oidc"] }],
    ["enum<string>", text],
    ["array<int>", { type: "array", items: { type: "integer" } }],
    ["Workflow | Agent", {}],
  ])("reads the type %s", (type, schema) =>
    expect(operationOf(<ParamField query="kind" type={type} />)).toMatchObject({
      parameters: [{ name: "kind", schema }],
    }),
  );

  it("takes its parameters and body from the fields of the page", () => {
    const operation = operationOf(
      <>
        <ParamField path="id" type="string">
          Words
        </ParamField>
        <ParamField query="limit" type="integer" required />
        <ParamField body="name" type="string" required />
        <ParamField body="tags" type="string[]" />
      </>,
    );
    expect(operation).toMatchObject({
      parameters: [
        { name: "id", in: "path", required: true, schema: text },
        { name: "limit", in: "query", required: true, schema: { type: "integer" } },
      ],
      ...json({ required: ["name"], properties: { name: text, tags: { type: "array", items: text } } }),
    });
  });

  it("takes fields of the body that stand within another for its parts", () => {
    const operation = operationOf(
      <>
        <ParamField body="name" type="string" />
        <ParamField body="address" type="Address" required>
          Where it is.
          <div>
            <ParamField body="city" type="string" required />
            <ParamField body="lines" type="Line[]">
              <ParamField body="text" type="string" />
            </ParamField>
          </div>
        </ParamField>
        <div>
          <ParamField body="tin" type="string" />
        </div>
      </>,
    );
    const lines = { type: "array", items: { type: "object", properties: { text } } };
    const address = { type: "object", required: ["city"], properties: { city: text, lines } };
    expect(operation).toMatchObject(json({ required: ["address"], properties: { name: text, address, tin: text } }));
  });

  it("sends files as a form", () =>
    expect(JSON.stringify(operationOf(<ParamField body="photo" type="file" />))).toContain("multipart/form-data"));

  it.each([
    ["key", { key: { type: "apiKey", in: "header", name: "X-Key" } }],
    ["bearer", { bearer: { type: "http", scheme: "bearer" } }],
    ["none", {}],
  ])("asks for what the settings name: %s", (authMethod, securitySchemes) =>
    expect(documentOf({ authMethod, authName: "X-Key" })?.["components"]).toEqual({ securitySchemes }),
  );

  it("needs a method and an address", () => expect(describeWritten({ ...written, api: "/users" })).toBeNull());
});
