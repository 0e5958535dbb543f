// Every operation of every description of the tests has exactly one page, counted without the code under test.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createCatalogue } from "../../../src/openapi/pages/catalogue.js";
import { loadText } from "../read-case.js";

const folder = new URL("../cases/", import.meta.url);
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

type Item = Readonly<Record<string, unknown>>;

function follow(item: Item | undefined, document: Item): Item {
  const { $ref } = item ?? {};
  if (typeof $ref !== "string") return item ?? {};
  const keys = $ref
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return follow(keys.reduce<unknown>((at, key) => (at as Item | undefined)?.[key], document) as Item, document);
}

/** `GET /a`, `webhook POST added`. */
function operationsIn(document: Item): string[] {
  return (["paths", "webhooks"] as const).flatMap((section) =>
    Object.entries((document[section] ?? {}) as Readonly<Record<string, Item>>).flatMap(([name, written]) => {
      const item = follow(written, document);
      const known = String(document["openapi"]).startsWith("3.2") ? [...METHODS, "query"] : METHODS;
      const others = known === METHODS ? [] : Object.keys(item["additionalOperations"] ?? {});
      const methods = [...known.filter((method) => typeof item[method] === "object"), ...others];
      return methods.map((method) => `${section === "paths" ? "" : "webhook "}${method.toUpperCase()} ${name}`);
    }),
  );
}

const broken = /^(json-broken|yaml-broken|version-|external-ref)/;
it.each(readdirSync(folder).filter((file) => !broken.test(file)))("%s", async (file) => {
  const text = readFileSync(new URL(file, folder), "utf8");
  const pages = createCatalogue([await loadText(file, text)]).pages(file, "api-reference");
  const shown = pages.map(({ target }) => {
    if (target.kind !== "endpoint" && target.kind !== "webhook") return target.kind;
    return target.kind === "endpoint" ? `${target.method} ${target.path}` : `webhook ${target.method} ${target.name}`;
  });
  expect(shown.sort()).toEqual(operationsIn(parse(text, { merge: true, uniqueKeys: false })).sort());
  const addresses = pages.map(({ path }) => path.toLowerCase());
  expect(new Set(addresses).size).toBe(addresses.length);
});
