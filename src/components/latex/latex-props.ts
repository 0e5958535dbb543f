// Describes the props of formulas: they have none.
import { describe } from "../describe.js";

export const latexDescription = describe<object>({});
