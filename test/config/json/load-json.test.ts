import { describe, expect, it } from "vitest";
import { readDocsConfig } from "../../../src/config/read-docs-config.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { readDocs } from "../read-docs.js";

const NAVIGATION = '"navigation": { "pages": ["index"] }';

describe("a docs.json that is not JSON", () => {
  it.each([
    ["a colon missing", `{ "name" "G", ${NAVIGATION} }`, "1:8", "Missing colon"],
    ["a block comment", `{\n"name": /* a remark */ "G", ${NAVIGATION} }`, "2:9", "does not allow comments"],
    ["a key without quotes", `{ name: "G", ${NAVIGATION} }`, "1:3", "The key name needs double quotes"],
    ["a later one", `{ "name": "G",\n theme : "mint", ${NAVIGATION} }`, "2:2", "The key theme needs double quotes"],
    ["a bad escape", `{ "name": "G\\G", ${NAVIGATION} }`, "1:11", "invalid escape"],
    ["a word", "index", "1:1", "not valid JSON"],
  ])("because of %s is told of once, with the place", async (_name, text, place, words) => {
    const { problems, places } = await readDocs(text);
    expect(places).toEqual([`${place} invalid-json`]);
    expect(problems[0]?.what).toContain(words);
  });

  it("is read all the same where only a comma or a comment is too much", async () => {
    const { read } = await readDocs(`{ // remark\n "name": "Garden", "navigation": { "pages": ["index",] } }`);
    expect(read?.config.name).toBe("Garden");
    expect(read?.navigation.children).toHaveLength(1);
  });

  it("is not read where more is wrong", async () => expect((await readDocs("{")).read).toBeNull());
});

it("reads a file with a byte order mark and Windows line ends", async () => {
  const { read, places } = await readDocs(`\uFEFF{\r\n"name": "G",\r\n"nam": 1, ${NAVIGATION} }`);
  expect(read?.config.name).toBe("G");
  expect(places).toEqual(["3:1 unknown-key"]);
});

it("keeps a key named __proto__ harmless", async () => {
  const { places } = await readDocs(`{ "name": "G", "__proto__": { "theme": "x" }, ${NAVIGATION} }`);
  expect(places).toEqual(["1:16 unknown-key"]);
});

describe("includes", () => {
  const docs = (ref: string) => `{ "name": "G", "navigation": { "$ref": "${ref}" } }`;

  it("resolve from the folder of the file they stand in, and places lead into that file", async () => {
    const { read, problems } = await readDocs(docs("./config/nav.json"), {
      "config/nav.json": '{ "tabs": [{ "$ref": "tabs/one.json" }] }',
      "config/tabs/one.json": '{ "tab": "One",\n "pags": [], "pages": ["index"] }',
    });
    expect(read?.files).toEqual(["docs.json", "config/nav.json", "config/tabs/one.json"]);
    expect(read?.navigation.children[0]).toMatchObject({
      kind: "branch",
      place: { file: "config/tabs/one.json", line: 1 },
    });
    expect(problems.map(({ place }) => place)).toEqual([{ file: "config/tabs/one.json", line: 2, column: 2 }]);
  });

  it("are overridden by the keys beside them where they give an object", async () => {
    const text = `{ "$ref": "./base.json", "name": "Own", ${NAVIGATION} }`;
    const { read } = await readDocs(text, { "base.json": '{ "name": "Base", "description": "Shared" }' });
    expect(read?.config).toMatchObject({ name: "Own", description: "Shared" });
  });

  it("may give a list", async () => {
    const text = `{ "name": "G", ${NAVIGATION}, "redirects": { "$ref": "./r.json", "ignored": 1 } }`;
    const { read, problems } = await readDocs(text, { "r.json": '[{ "source": "/a", "destination": "/b" }]' });
    expect(read?.config.redirects).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it.each([
    ["a folder", "./folder", { "folder/x.json": "{}" }, "does not exist"],
    ["a name that no file can have", `./${"x".repeat(300)}.json`, {}, "does not exist"],
    ["a name with a null character", "./a\\u0000.json", {}, "does not exist"],
    ["itself", "./docs.json", {}, "is circular"],
    ["a file that is not JSON", "./a.json", { "a.json": '{ "pages": [ }' }, "not valid JSON"],
  ])("of %s are errors with a place", async (_name, ref, files, words) => {
    const { problems } = await readDocs(docs(ref), files);
    expect(problems[0]?.what).toContain(words);
    expect(problems[0]?.place?.line).toBeGreaterThan(0);
  });
});

it("gives null where there is no docs.json, without a problem", async () => {
  const report = () => expect.unreachable();
  expect(await readDocsConfig(temporaryFolder(), { lenient: false }, report)).toBeNull();
});
