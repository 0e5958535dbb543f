// Pages that describe an endpoint in their own words become a description like any other.
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { ParamField } from "../../src/components/field/field.js";
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

describe("an endpoint in a page's own words", () => {
  it("takes its servers from the settings or from its own address", () => {
    expect(describeWritten(written)?.description.document["servers"]).toEqual([
      { url: "https://api.example.com/v1", variables: {} },
    ]);
    const own = describeWritten({ ...written, api: "get https://{host}/v1/upload" });
    expect(own).toMatchObject({ method: "GET", path: "/v1/upload" });
    expect(own?.description.document["servers"]).toEqual([
      { url: "https://{host}", variables: { host: { default: "{host}" } } },
    ]);
  });

  it.each([
    ["string | null", { type: "string" }],
    ["null | integer", { type: "integer" }],
    ["saml | oidc", { type: "string", enum: ["saml", "oidc"] }],
    ["enum<string>", { type: "string" }],
    ["array<int>", { type: "array", items: { type: "integer" } }],
    ["Workflow | Agent", {}],
  ])("reads the type %s", (type, schema) => {
    const html = renderToString(<ParamField query="kind" type={type} />);
    const paths = describeWritten({ ...written, html })?.description.document["paths"];
    expect(paths).toMatchObject({ "/users/{id}": { post: { parameters: [{ name: "kind", schema }] } } });
  });

  it("takes its parameters and body from the fields of the page", () => {
    const html = renderToString(
      <>
        <ParamField path="id" type="string">
          Words
        </ParamField>
        <ParamField query="limit" type="integer" required />
        <ParamField body="name" type="string" required />
        <ParamField body="tags" type="string[]" />
      </>,
    );
    const paths = describeWritten({ ...written, html })?.description.document["paths"];
    expect(paths).toMatchObject({
      "/users/{id}": {
        post: {
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" } },
            { name: "limit", in: "query", required: true, schema: { type: "integer" } },
          ],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  required: ["name"],
                  properties: { name: { type: "string" }, tags: { type: "array", items: { type: "string" } } },
                },
              },
            },
          },
        },
      },
    });
  });

  it("takes fields of the body that stand within another for its parts", () => {
    const html = renderToString(
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
    const { description } = describeWritten({ ...written, html }) ?? {};
    expect(description?.document["paths"]).toMatchObject({
      "/users/{id}": {
        post: {
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  required: ["address"],
                  properties: {
                    name: { type: "string" },
                    address: {
                      type: "object",
                      required: ["city"],
                      properties: {
                        city: { type: "string" },
                        lines: { type: "array", items: { type: "object", properties: { text: { type: "string" } } } },
                      },
                    },
                    tin: { type: "string" },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it("sends files as a form", () => {
    const html = renderToString(<ParamField body="photo" type="file" />);
    expect(JSON.stringify(describeWritten({ ...written, html })?.description.document)).toContain(
      "multipart/form-data",
    );
  });

  it("asks for what the settings name", () => {
    const scheme = (authMethod: string) =>
      describeWritten({ ...written, authMethod, authName: "X-Key" })?.description.document["components"];
    expect(scheme("key")).toEqual({ securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } });
    expect(scheme("bearer")).toEqual({ securitySchemes: { bearer: { type: "http", scheme: "bearer" } } });
    expect(scheme("none")).toEqual({ securitySchemes: {} });
  });

  it("needs a method and an address", () => {
    expect(describeWritten({ ...written, api: "/users" })).toBeNull();
  });
});
