import { join } from "node:path";
import { expect, test } from "vitest";
import { readAssistantSettings } from "../../../src/commands/assistant-settings/read-settings.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const folder = temporaryFolder();

/** Writes a file of settings; gives its path. */
function written(file: string, text: string): string {
  writeFiles(folder, { [file]: text });
  return join(folder, file);
}

test("serves one site by its domain, with limits and a store of its own", async () => {
  const settings = await readAssistantSettings("dist", { domain: "acme" });
  expect([...settings.sites]).toEqual([["acme", { from: join(process.cwd(), "dist"), url: null }]]);
  expect(settings).toMatchObject({
    port: 8787,
    host: "127.0.0.1",
    basePath: "",
    model: "extractive",
    trustedProxies: 0,
    limits: { keyMonth: 10_000, organisationHour: 10_000, addressDay: 10_000 },
    corsOrigins: null,
    retentionDays: null,
    adminPort: null,
  });
});

test("takes flags as the command line hands them over", async () => {
  const settings = await readAssistantSettings(undefined, {
    site: ["a=/sites/a", "b=/sites/b=2"],
    port: "9000",
    basePath: "/help/",
    limitKeyMonth: "5",
    corsOrigin: ["https://a.example, https://b.example"],
    retentionDays: "30",
  });
  expect([...settings.sites]).toEqual([
    ["a", { from: "/sites/a", url: null }],
    ["b", { from: "/sites/b=2", url: null }],
  ]);
  expect(settings).toMatchObject({
    port: 9000,
    basePath: "/help",
    corsOrigins: ["https://a.example", "https://b.example"],
    retentionDays: 30,
  });
  expect(settings.limits.keyMonth).toBe(5);
});

test("reads a file, whose folders are relative to it; flags win", async () => {
  const config = written("assistant.yml", "port: 9100\nmodel: extractive\nsites:\n  acme: ./dist\n");
  const settings = await readAssistantSettings(undefined, { config, port: 9200 });
  expect([...settings.sites]).toEqual([["acme", { from: join(folder, "dist"), url: null }]]);
  expect(settings.port).toBe(9200);
});

test("takes sites from the web, and the URL that readers know a site by", async () => {
  const config = written(
    "web.yml",
    "sites:\n  a:\n    from: ./a\n    url: https://a.example\n  b: https://b.example/docs\n",
  );
  const settings = await readAssistantSettings(undefined, {
    config,
    site: ["c=https://c.example"],
    siteUrl: ["b=https://docs.example"],
    siteInterval: "5",
    privateHosts: true,
  });
  expect([...settings.sites]).toEqual([
    ["a", { from: join(folder, "a"), url: "https://a.example" }],
    ["b", { from: "https://b.example/docs", url: "https://docs.example" }],
    ["c", { from: "https://c.example", url: null }],
  ]);
  expect(settings.webSites).toEqual({ interval: 5, largest: 1_000_000_000, allowPrivate: true });
});

test.each([
  [{}, "No site to serve."],
  [{ site: ["acme"] }, "--site acme is not valid."],
  [{ domain: "a", siteUrl: ["docs.example.com"] }, "--site-url docs.example.com is not valid."],
  [{ site: ["a=/a", "b=/b"], siteUrl: ["https://a.example"] }, "--site-url https://a.example is not valid."],
  [{ domain: "a", port: "many" }, "--port must be a whole number, 0 or greater."],
  [{ domain: "a", limitKeyMonth: "-5" }, "--limit-key-month must be a whole number, 0 or greater."],
  [{ domain: "a", retentionDays: "soon" }, "--retention-days must be a whole number, 0 or greater."],
  [{ domain: "a", corsOrigin: "here" }, '--cors-origin is not valid: "here" is not an origin such as https://docs.'],
  [{ domain: "a", config: "/nowhere.json" }, "The configuration file /nowhere.json does not exist."],
])("says what is wrong with %o", async (options, message) => {
  await expect(readAssistantSettings(undefined, options)).rejects.toThrowError(message);
});

test.each([{}, { site: ["a=/a"] }])("leaves out no folder in silence that has no domain: %o", async (options) => {
  await expect(readAssistantSettings("public", options)).rejects.toThrowError("The site in public has no domain.");
});

test("a base path is the same with and without slashes around it, an origin with and without one behind it", async () => {
  const settings = await readAssistantSettings(undefined, {
    domain: "a",
    basePath: "help/me",
    corsOrigin: "https://docs.example.com/",
  });
  expect(settings).toMatchObject({ basePath: "/help/me", corsOrigins: ["https://docs.example.com"] });
});

test("says in which file a wrong setting stands", async () => {
  const config = written("wrong.yml", "limitKeyMonth: many\nsites:\n  acme: ./dist\n");
  await expect(readAssistantSettings(undefined, { config })).rejects.toThrowError(
    `limitKeyMonth in ${config} must be a whole number, 0 or greater.`,
  );
});

test("names a setting that it does not know", async () => {
  const config = written("odd.json", '{"sites": {"a": "dist"}, "colour": "red"}');
  await expect(readAssistantSettings(undefined, { config })).rejects.toThrowError(/colour/);
});
