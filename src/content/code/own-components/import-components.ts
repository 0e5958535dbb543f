// Writes the imports that code of a project leaves out because `components/` is known everywhere: browsers need them.
import { COMPONENT_MODULE } from "../../../islands/island-file.js";
import { readModuleCode } from "../module-code.js";
import { stripTypes } from "../strip-types.js";
import { componentsInCode, type ProjectComponents } from "./find-components.js";

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
