// Draws the levels from the site's start to a page, as they stand above its title.
import { render } from "preact-render-to-string";
import type { Html } from "../../model.js";
import type { Crumb } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import { Eyebrow } from "./page-head.js";

/** Draws what is above a title. Pages of a group share it. */
export function eyebrowDrawing(shell: ShellContext): (crumbs: readonly Crumb[]) => Html {
  const known = new Map<string, Html>();
  return (crumbs) => {
    const key = JSON.stringify(crumbs);
    const drawn = known.get(key) ?? render(<Eyebrow shell={shell} crumbs={crumbs} />);
    known.set(key, drawn);
    return drawn;
  };
}
