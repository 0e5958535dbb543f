import { expect, it } from "vitest";
import { LOADING_WORDS } from "../../src/shared/english/loading.js";
import { COMMON_WORDS } from "../../src/shared/english/playground.js";
import { SOURCE_WORDS } from "../../src/shared/english/source.js";
import { EN } from "../../src/shared/ui-strings.js";

it.each([
  ["the playground", COMMON_WORDS],
  ["the dialog with the source", SOURCE_WORDS],
  ["parts that are loaded", LOADING_WORDS],
])("gives the script of %s the words of the interface", (_, words) => expect(EN).toMatchObject(words));
