// The Postman collection of a description.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { postmanCollection } from "../../src/openapi/postman-collection.js";
import { loadText } from "./read-case.js";

const TEXT = readFileSync(new URL("./postman-collection.yaml", import.meta.url), "utf8");

it("has a folder for each heading, and what each operation sends", async () => {
  const { description } = await loadText("shop.yaml", TEXT);
  if (!description) throw new Error("no description");
  const { info, item, auth, variable } = postmanCollection(description);
  expect(info).toMatchObject({ name: "Shop", description: "Sells.", schema: expect.stringContaining("v2.1.0") });
  expect(auth).toMatchObject({ type: "bearer", bearer: [{ key: "token", value: "{{token}}" }] });
  expect(variable).toEqual([{ key: "baseUrl", value: "https://{{region}}.example.com/v1" }]);
  expect(item.map(({ name }) => name)).toEqual(["Orders", "PUT /files"]);
  expect(item[0]).toMatchObject({
    item: [
      {
        name: "Add items",
        request: {
          method: "POST",
          auth: { type: "apikey" },
          header: [
            { key: "Content-Type", value: "application/json" },
            { key: "X-Trace", disabled: false },
          ],
          url: {
            raw: "{{baseUrl}}/orders/:id/items.{{format}}",
            path: ["orders", ":id", "items.{{format}}"],
            query: [{ key: "fields", value: "a,b", disabled: true }],
            variable: [{ key: "id", value: "o1" }],
          },
          body: { mode: "raw", raw: '{\n  "sku": "a-1"\n}' },
        },
      },
    ],
  });
  expect(item[1]).toMatchObject({
    request: { auth: { type: "noauth" }, body: { mode: "formdata", formdata: [{ key: "file", type: "file" }] } },
  });
});
