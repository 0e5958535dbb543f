// Describes the props of groups of code blocks, those in the right column included.
import { describe, flag, ignored, number } from "../describe.js";
import type { CodeGroupProps } from "./code-group.js";
import type { ExampleProps } from "./examples.js";

export const codeGroupDescription = describe<Omit<CodeGroupProps, "nameOf">>({
  dropdown: flag,
  initialSelectedTab: number(),
  noMargins: ignored,
  isSmallText: ignored,
});

export const exampleDescription = describe<ExampleProps>({ dropdown: flag });
