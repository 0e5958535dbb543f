// Decides how the pictures of a page are loaded: with room kept for them, and the first one at once.
import type { DrawContext } from "../../components/draw-context.js";
import type { ArticleContext } from "./article-needs.js";

/** In pixels. Narrower pictures are marks within the text, and not what a reader waits for. */
const LEAST_URGENT = 200;

/** For the pictures that a file shows on one page; `used` gets the files that decide. */
export function pictureHints(
  { pictureFile, pictureSize, pictureCopy }: Pick<ArticleContext, "pictureFile" | "pictureSize" | "pictureCopy">,
  from: string,
  used: Set<string>,
): DrawContext["picture"] {
  let isFirst = true;
  return (href, isAlwaysShown) => {
    const file = pictureFile(href, from);
    if (file !== null) used.add(file);
    const size = file === null ? null : pictureSize(file);
    const isUrgent = isFirst && isAlwaysShown && (size === null || size.width >= LEAST_URGENT);
    if (isUrgent) isFirst = false;
    return {
      size,
      copy: file === null ? null : pictureCopy(file),
      loading: isUrgent ? { fetchpriority: "high" } : { loading: "lazy" },
    };
  };
}
