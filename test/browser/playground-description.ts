// A description with every kind of parameter, credential, body and answer that the playground must master.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Description } from "../../src/openapi/description.js";

const TEXT = readFileSync(new URL("./playground-description.yaml", import.meta.url), "utf8");

export function playgroundDescription(origin: string): Description {
  const document = parse(TEXT.replaceAll("{origin}", origin));
  const file = "workshop.yaml";
  return {
    id: file,
    kind: "openapi",
    source: { kind: "file", file },
    format: "yaml",
    version: "3.1",
    title: "Workshop",
    document,
    exactNumbers: {},
    hash: "",
  };
}
