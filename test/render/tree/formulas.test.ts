import { expect, it, vi } from "vitest";
import { createFormulas } from "../../../src/render/tree/formulas.js";

it("says nothing of letters whose width is not known", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const setFormula = createFormulas({ file: "index.mdx", line: 1, column: 1 }, () => {});
  expect(setFormula("\\text{سعر} = p^2", false)).toContain("سعر");
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
