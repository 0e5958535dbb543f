// Gives a file the components of the project's `components/` that it uses by name.
import type { Root } from "mdast";
import { addAll } from "../../../shared/add-all.js";
import { leniently, type Problem } from "../../../shared/problem.js";
import { notAComponent } from "../import-problems.js";
import type { ModuleCode } from "../module-code.js";
import { BROKEN, type Loading, type ModuleServices } from "../module-services.js";
import { componentsInCode, componentsInTree, projectComponents } from "./find-components.js";

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
