// Notes which exports of a file need the browser.
import { findInteractive } from "../../islands/find-interactive.js";
import type { ModuleCode } from "./module-code.js";
import type { Loading, ModuleServices } from "./module-services.js";

interface LoadedCode {
  readonly loading: Pick<Loading, "file" | "names">;
  readonly exports: Readonly<Record<string, unknown>>;
}

export function noteInteractive(
  { statements }: Pick<ModuleCode, "statements">,
  { loading: { file, names }, exports }: LoadedCode,
  { add, has }: ModuleServices["interactive"],
): void {
  const imported = Object.keys(names).filter((name) => has(names[name]));
  const found = findInteractive(statements, imported);
  for (const [exportName, value] of Object.entries(exports)) {
    if (typeof value === "function" && !has(value) && found.has(exportName)) add(value, { file, exportName });
  }
}
