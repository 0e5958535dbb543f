// Finds the files of a project that fill slots of its pages.
import { PROJECT_SLOTS, type ProjectSlot } from "../../layout/project-slots.js";
import { nearest } from "../../shared/nearest.js";
import { fileOf, type Problem, warning } from "../../shared/problem.js";

/** `slots/footer.jsx` fills `footer`. Other files of the folder are for these to import. */
export function slotFiles(snippets: readonly string[]): ReadonlyMap<ProjectSlot, string> {
  const found = new Map<ProjectSlot, string>();
  for (const file of snippets) {
    const [, name] = FILE.exec(file) ?? [];
    const slot = PROJECT_SLOTS.find((each) => each === name);
    if (slot && !found.has(slot)) found.set(slot, file);
  }
  return found;
}

/** Files that are probably meant for a slot and have another name. */
export function misnamedSlots(snippets: readonly string[]): Problem[] {
  const filled = slotFiles(snippets);
  return snippets.flatMap((file) => {
    const [, name = ""] = FILE.exec(file) ?? [];
    const meant = name === "" || [...filled.values()].includes(file) ? null : nearest(name, PROJECT_SLOTS);
    if (meant === null || filled.has(meant as ProjectSlot)) return [];
    const what = `There is no slot "${name}".`;
    return [warning("unknown-slot", fileOf(file), what, `Did you mean "${file.replace(name, meant)}"?`)];
  });
}

const FILE = /^slots\/([\w-]+)\.[jt]sx$/;
