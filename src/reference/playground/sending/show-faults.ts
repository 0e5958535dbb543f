// Shows errors beside inputs, and below the form for inputs out of sight.
import { element, refill } from "../element.js";
import { choiceId } from "../form/variant-input.js";
import type { Session } from "../session.js";
import type { InputFault } from "./check-input.js";

/** Shows the faults and goes to the first; earlier ones go away. */
export function showFaults(faults: readonly InputFault[], list: HTMLElement, { word }: Session): void {
  const form = list.closest("dialog") ?? document;
  for (const input of form.querySelectorAll("[aria-invalid=true]")) {
    clearFault(input);
    input.removeAttribute("aria-invalid");
  }
  const elsewhere: HTMLElement[] = [];
  for (const { id, name, rule } of faults) {
    const text = rule === null ? word("fieldRequired") : word("expectedValue", { rule });
    const input = inputAt(id);
    if (!input) {
      elsewhere.push(element("li", {}, name === "" ? text : `${name}: ${text}`));
      continue;
    }
    input.setAttribute("aria-invalid", "true");
    const described = input.getAttribute("aria-describedby");
    input.setAttribute("aria-describedby", [`${id}-fault`, described].filter(Boolean).join(" "));
    input.after(element("p", { class: "play-error play-fault", id: `${id}-fault` }, text));
  }
  refill(list, ...elsewhere);
  const [first] = faults;
  if (first) goTo(inputAt(first.id) ?? list);
}

/** What is said of an input is no longer true once it is edited. */
export function clearFault(input: EventTarget | null): void {
  if (!(input instanceof HTMLElement)) return;
  const note = input.nextElementSibling;
  if (!note?.classList.contains("play-fault")) return;
  note.remove();
  input.removeAttribute("aria-invalid");
  const others =
    input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .filter((id) => id !== note.id) ?? [];
  if (others.length > 0) input.setAttribute("aria-describedby", others.join(" "));
  else input.removeAttribute("aria-describedby");
}

/** What is folded away is opened on the way. */
function goTo(place: HTMLElement): void {
  for (let at = place.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  place.focus();
}

/** Of a choice between schemas the input of the chosen one, else the menu that chooses. */
function inputAt(id: string): HTMLElement | null {
  const menu = document.getElementById(choiceId(id));
  const chosen = menu instanceof HTMLSelectElement ? document.getElementById(`${id}-${menu.value}`) : null;
  return document.getElementById(id) ?? chosen ?? menu;
}
