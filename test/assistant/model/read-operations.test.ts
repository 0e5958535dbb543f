// A model reads an operation of the reference by its method and path, or by its title.
import { expect, test } from "vitest";
import { closeAfterTests } from "../../close-after-tests.js";
import { ask, v2 } from "../support/assistant.js";
import { bundleOfFiles } from "../support/bundle-of-files.js";
import { callsFirst, says, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
const responses = { "200": { description: "Done" } };
const openapi = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/orders/{id}": {
      get: { summary: "Show an order", description: "Answers one order.", parameters, responses },
      patch: { summary: "Change an order", description: "Changes what is given of it.", parameters, responses },
    },
    "/orders/{id}/items": {
      get: { summary: "List items of an order", description: "Answers all items.", parameters, responses },
    },
  },
};
const bundle = await bundleOfFiles({
  "docs.json": JSON.stringify({ name: "Shop", navigation: { groups: [{ group: "API", openapi: "openapi.json" }] } }),
  "openapi.json": JSON.stringify(openapi),
  "index.mdx": "---\ntitle: Start\n---\n\nShow an order on the screen.\n",
});

const model = await startModelServer();
closeAfterTests(model);

/** What the tool gives the model. */
async function read(operation: string): Promise<string> {
  model.behave(callsFirst(["read_operation", { operation }], says("Send it.")));
  const { send } = await openWithModels([model.url], {}, { bundle });
  await (await send(v2, ask("Weather tomorrow?"))).text();
  return model.bodies.at(-1)?.messages.at(-1)?.content ?? "";
}

test.each([
  ["GET /orders/{id}", "Answers one order."],
  ["patch /orders/{id}", "Changes what is given of it."],
  ["GET /orders/:orderId/items", "Answers all items."],
  ["GET https://api.example.com/orders/{id}", "Answers one order."],
  ["GET /api/v2/orders/{id}/items?limit=5", "Answers all items."],
  ["Change an order", "Changes what is given of it."],
])("%s", async (operation, said) => {
  const result = await read(operation);
  expect(result).toContain(said);
  expect(result.match(/<passage /g)).toHaveLength(1);
});

test.each(["DELETE /invoices/{id}", "GET /orders/{id}/invoices"])("%s, which there is not", async (operation) => {
  expect(await read(operation)).toBe(`There is no operation "${operation}". Use search to find it.`);
});
