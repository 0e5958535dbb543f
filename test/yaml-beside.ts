// Opens YAML files beside tests, which hold cases or what tests are given.
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What a file holds that lies beside the test with this address. */
export function yamlBeside<Content>(test: string, name: string): Content {
  return parse(readFileSync(new URL(name, test), "utf8"));
}
