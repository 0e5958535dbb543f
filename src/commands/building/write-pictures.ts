// Writes the copies of pictures, which can take longer than all pages together: whoever waits sees how many are left.
import type { Tree, Written } from "../../emit/write-tree.js";
import type { MadeRoute, Route } from "../../model.js";
import type { Progress } from "../progress.js";

/** Whether a file is made of one file of the project alone, as copies of pictures are. */
export function isPictureCopy(route: Route): route is MadeRoute {
  return route.kind === "made" && route.madeFrom !== undefined;
}

/** `kept` are files that the old tree has just so. */
export async function writePictures(
  tree: Tree,
  routes: readonly MadeRoute[],
  { kept, progress }: { readonly kept: ReadonlySet<string>; readonly progress: Progress },
): Promise<Written> {
  const count = routes.filter(({ file }) => !kept.has(file)).length;
  if (count > 0) progress.stage("Pictures", count);
  const counted = routes.map((route) => ({
    ...route,
    make: async () => {
      const made = await route.make();
      progress.step();
      return made;
    },
  }));
  return tree.write(counted);
}
