// Describes the props of what is shown to some readers only.
import { describe, oneOf, required } from "../describe.js";
import type { VisibilityProps } from "./visibility.js";

export const visibilityDescription = describe<VisibilityProps>({
  for: required(oneOf("humans agents signed-in signed-out")),
});
