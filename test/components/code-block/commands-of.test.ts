import { expect, it } from "vitest";
import { commandsOf } from "../../../src/components/code-block/commands-of.js";
import { yamlBeside } from "../../yaml-beside.js";

const CASES = yamlBeside<Readonly<Record<string, readonly [shown: string, typed: string]>>>(
  import.meta.url,
  "commands-of.yaml",
);

it.each(Object.entries(CASES))("%s", (_, [shown, typed]) => expect(commandsOf(shown)).toBe(typed));
