import { expect, it } from "vitest";
import { operationAsks, operationDepth } from "../../src/search/words/operation-words.js";

const asks = (call: string, ...titles: string[]) => {
  const [method = "", path = ""] = call.split(" ");
  return operationAsks({ method, path }, titles, (word) => word !== "a").map((ask) => ask.join(" "));
};

it("reads verbs from the method, and the object from the last resource of the path", () => {
  expect(asks("POST /v1/customers")).toEqual(["create customers", "add customers", "new customers"]);
  expect(asks("POST /v1/customers/{customer}")).toContain("update customers");
  expect(asks("GET /repos/{owner}/{repo}/issues")).toContain("list issues");
  expect(asks("GET /users/{username}")).not.toContain("list users");
  expect(asks("DELETE /v1/paymentIntents/{id}")).toContain("delete intents");
});

it("reads what follows an item and is no collection as a verb", () => {
  expect(asks("POST /v1/payment_intents/{intent}/capture")).toEqual(["capture intents"]);
});

it("reads a title as a verb with one of the next telling words", () => {
  expect(asks("PUT /user/starred/{owner}/{repo}", "Star a repository for the user")).toContain("star repository");
});

it("counts the resources of a path, without its version and parameters", () => {
  expect(operationDepth("/v1/customers")).toBe(1);
  expect(operationDepth("/repos/{owner}/{repo}/issues")).toBe(2);
});
