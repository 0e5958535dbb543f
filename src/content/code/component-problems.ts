// Describes problems with components that pages use and that there are not.
import { nearest } from "../../shared/nearest.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";

/** `names`: the components that there are. Of a block it says what is shown in its place. */
export function unknownComponent(
  { name, isBlock }: { readonly name: string; readonly isBlock: boolean },
  names: readonly string[],
  place: Place,
): Problem {
  const close = nearest(name, names);
  const hint = close ? `Did you mean <${close}>?` : "Import it, or write &lt; if it is not meant as a tag.";
  const what = `Unknown component <${name}>.`;
  return warning("unknown-component", place, isBlock ? `${what} Only its content is shown.` : what, hint);
}

/** An element of no language that a component is called like. */
export function componentInLowerCase(name: string, meant: string, place: Place): Problem {
  const what = `<${name}> is not an HTML element, and browsers show only its content.`;
  return warning("unknown-component", place, what, `Did you mean <${meant}>? Components start with a capital letter.`);
}
