// Owns the components that a project has in `components/`: pages and other code use them by name, without an import.
import type { Root } from "mdast";
import { COMPONENT_MODULE } from "../../islands/island-file.js";
import { addAll } from "../../shared/lists.js";
import { leniently, type Problem, problem } from "../../shared/problem.js";
import { codeIn, tagsIn } from "../parse/find-nodes.js";
import { stripTypes } from "./jsx-to-js.js";
import { type ModuleCode, readModuleCode } from "./module-code.js";
import { BROKEN, type Loading, type ModuleServices } from "./module-services.js";

/** Files by the name of the component: `components/PriceTable.jsx` is `<PriceTable>`. */
export type ProjectComponents = ReadonlyMap<string, string>;

/** Only files in the folder itself count, and only those named like a component: much else is called `components`. */
export function projectComponents(files: readonly string[]): ProjectComponents {
  const found = new Map<string, string>();
  for (const file of files) {
    const [, name] = FILE.exec(file) ?? [];
    if (name !== undefined && !found.has(name)) found.set(name, file);
  }
  return found;
}

const FILE = /^components\/([A-Z][\w$]*)\.[jt]sx$/;

/** The components of a project that code uses as tags. What it declares itself it has to leave out of them. */
export function componentsInCode(code: string, components: ProjectComponents): string[] {
  if (components.size === 0) return [];
  const names = new Set(Array.from(code.matchAll(TAG), ([, name = ""]) => name));
  return [...names].filter((name) => components.has(name));
}

const TAG = /<([A-Z][\w$]*)/g;

/** The same for a page: its tags, and those in its expressions. */
function componentsInTree(tree: Root, components: ProjectComponents): string[] {
  if (components.size === 0) return [];
  const tags = tagsIn(tree).map(({ name }) => (name ?? "").split(".")[0] ?? "");
  const inCode = codeIn(tree).flatMap((code) => componentsInCode(code, components));
  return [...new Set([...tags.filter((name) => components.has(name)), ...inCode])];
}

type Exports = Readonly<Record<string, unknown>>;

/** Loads a file into what a loading page or file is made of. */
type Load = (source: string, into: Loading) => Promise<Exports | null>;

/** A file that no page uses is never read. */
export class ComponentLoader {
  private readonly components;

  constructor(private readonly services: Pick<ModuleServices, "files" | "globals">) {
    this.components = projectComponents(services.files);
  }

  inCode(code: string, { statements }: Pick<ModuleCode, "statements">): string[] {
    const own = new Set(statements.flatMap(({ names }) => names));
    return componentsInCode(code, this.components).filter((name) => !own.has(name));
  }

  inTree(tree: Root): string[] {
    return componentsInTree(tree, this.components);
  }

  /** One that cannot be used leaves docsgen's own component of that name as it is. */
  async load(names: readonly string[], loading: Loading, load: Load): Promise<void> {
    for (const name of names) {
      const file = this.components.get(name);
      if (file === undefined || file === loading.file || Object.hasOwn(loading.names, name)) continue;
      const problems: Problem[] = [];
      const given = await load(`/${file}`, { ...loading, problems });
      const component = given && (given[name] ?? given["default"]);
      if (given && component === undefined && !(BROKEN in given)) problems.push(notAComponent(name, file));
      const isOurs = this.services.globals.has(name);
      const isSound = Boolean(component) && !problems.some(({ severity }) => severity === "error");
      if (isSound || !isOurs) loading.names[name] = component;
      addAll(loading.problems, isOurs ? leniently(problems) : problems);
    }
  }
}

/** The code with its imports after it, so that places in it stay the same. */
export async function withComponents(code: string, file: string, components: ProjectComponents): Promise<string> {
  const used = componentsInCode(code, components).filter((name) => components.get(name) !== file);
  if (used.length === 0) return code;
  const declared = await declaredNames(code);
  const imports = used
    .filter((name) => declared?.has(name) === false)
    .map((name) => `import ${name} from ${JSON.stringify(`${COMPONENT_MODULE}${name}:/${components.get(name)}`)};`);
  return [code, ...imports].join("\n");
}

/** Null where the code cannot be read, which bundling reports. */
async function declaredNames(code: string): Promise<ReadonlySet<string> | null> {
  try {
    const { imports, statements } = readModuleCode(await stripTypes(code));
    const imported = imports.flatMap(({ names }) => [...names.keys()]);
    return new Set([...imported, ...statements.flatMap(({ names }) => names)]);
  } catch {
    return null;
  }
}

/** A file of `components/` without the component that its name promises. */
function notAComponent(name: string, file: string): Problem {
  const what = `This file exports neither "${name}" nor a default, so there is no <${name}>.`;
  return problem(
    "not-exported",
    { file, line: 1, column: 1 },
    what,
    `Write: export default function ${name}(props) { … }`,
  );
}
