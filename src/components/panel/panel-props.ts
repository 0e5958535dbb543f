// Describes the props of what stands in the right column: it has none of its own.
import { describe } from "../describe.js";

export const panelDescription = describe<object>({});
