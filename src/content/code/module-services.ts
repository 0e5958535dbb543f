// Owns loaded modules, what loading needs from the site, and which exports need the browser.

import { findInteractive } from "../../islands/find-interactive.js";
import type { Place, Problem } from "../../shared/problem.js";
import type { ParsedPage, ParseOptions } from "../parse/parse.js";
import type { ModuleCode } from "./module-code.js";
import type { Moment, Moments } from "./moments.js";
import type { Scope } from "./scope.js";
import type { AnyComponent, CreateElement } from "./vnodes.js";

/** A file of content or code, ready to be used. */
export interface Module {
  readonly file: string;
  readonly lineOffset: number;
  /** The tree of an MDX file; null for JSX. */
  readonly parsed: ParsedPage | null;
  /** What the file's own expressions see. */
  readonly scope: Scope;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Every file it was made from, itself left out; also those that were looked for in vain. */
  readonly dependencies: readonly string[];
  readonly problems: readonly Problem[];
}

/** A file while it is loaded. */
export interface Loading {
  readonly file: string;
  readonly chain: readonly string[];
  readonly names: Record<string, unknown>;
  readonly exports: Record<string, unknown>;
  readonly dependencies: Set<string>;
  readonly problems: Problem[];
  /** Of its code, while it is loaded. */
  readonly moment: Moment;
}

/** Marks the exports of a file that cannot be read: no name is missing there. */
export const BROKEN = "(broken)";

/** What loading needs of the site. */
export interface ModuleServices {
  readonly files: readonly string[];
  readonly readFile: (file: string) => string | null;
  readonly parse: Pick<ParseOptions, "parser" | "variables" | "latex"> & {
    /** Folders whose Markdown is not trusted. */
    readonly safe: readonly string[];
  };
  /** Names that every file sees. */
  readonly globals: Scope;
  readonly createElement: CreateElement;
  /** How long the code of a file may run, in milliseconds. */
  readonly timeLimit: number;
  /** Whether this thread must survive the code. */
  readonly isFirstLook: boolean;
  readonly moments: Moments;
  /** A component that draws an MDX file wherever author code puts it. */
  readonly contentComponent: (module: Module) => AnyComponent;
  /** Called with the Markdown in author code, ready to be drawn. */
  readonly markdownInCode: (source: string, module: Module) => void;
  /** Records which exported components need the browser, and tells whether an imported one does. */
  readonly interactive: InteractiveComponents;
  /** Called when code uses an undefined name while a page is drawn. */
  readonly missing: (name: string, place: Place) => void;
}

/** Components with hooks or handlers, by their function. */
interface InteractiveComponents {
  readonly add: (component: unknown, from: { readonly file: string; readonly exportName: string }) => void;
  readonly has: (component: unknown) => boolean;
}

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
