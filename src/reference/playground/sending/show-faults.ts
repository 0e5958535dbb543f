// Says what is wrong beside the inputs, and below the form where an input is not in sight.
import { element, refill } from "../element.js";
import { choiceId } from "../form/variant-input.js";
import type { Session } from "../session.js";
import type { InputFault } from "./check-input.js";

/** Shows the faults and goes to the first; earlier ones go away. */
export function showFaults(faults: readonly InputFault[], list: HTMLElement, { word }: Session): void {
  const form = list.closest("dialog") ?? document;
  for (const note of form.querySelectorAll(".play-fault")) note.remove();
  for (const input of form.querySelectorAll("[aria-invalid=true]")) input.removeAttribute("aria-invalid");
  const elsewhere: HTMLElement[] = [];
  for (const { id, name, rule } of faults) {
    const text = rule === null ? word("fieldRequired") : word("expectedValue", { rule });
    const input = inputAt(id);
    if (!input) {
      elsewhere.push(element("li", {}, name === "" ? text : `${name}: ${text}`));
      continue;
    }
    input.setAttribute("aria-invalid", "true");
    input.setAttribute("aria-describedby", `${id}-fault ${id}-words`);
    input.after(element("p", { class: "play-error play-fault", id: `${id}-fault` }, text));
  }
  refill(list, ...elsewhere);
  const [first] = faults;
  if (first) inputAt(first.id)?.focus();
}

/** Of a choice between schemas the input of the chosen one, else the menu that chooses. */
function inputAt(id: string): HTMLElement | null {
  const menu = document.getElementById(choiceId(id));
  const chosen = menu instanceof HTMLSelectElement ? document.getElementById(`${id}-${menu.value}`) : null;
  return document.getElementById(id) ?? chosen ?? menu;
}
