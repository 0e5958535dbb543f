// Owns the context of components on a page.
import { countIds, type DrawContext } from "../../components/draw-context.js";
import { fileOf, warning } from "../../shared/problem.js";
import { findWritten, type PageDrawing } from "../tree/page-drawing.js";
import type { ArticleContext } from "./article-inputs.js";

/** `anchors` are taken: ids that components ask for are others. */
export function drawContextOf(
  { subject, report, moment }: PageDrawing,
  context: ArticleContext,
  anchors: readonly string[],
): DrawContext {
  const { language, file, written, onLink } = subject;
  const link = (href: string) => {
    const address = context.resolveLink(href, file);
    onLink?.(href, address);
    return address;
  };
  const warn: DrawContext["warn"] = ({ code, what, hint, culprit }) =>
    report(warning(code, findWritten(culprit, written()) ?? fileOf(file), what, hint));
  return {
    icon: context.icons.forPage({ link, warn }),
    link,
    picture: pictureHints(context, file, moment.used),
    ui: context.words(language),
    uniqueId: countIds(anchors),
    warn,
  };
}

/** In pixels. Narrower pictures are marks within the text, and not what a reader waits for. */
const LEAST_URGENT = 200;

/** For the pictures that a file shows on one page; `used` gets the files that decide. */
function pictureHints(
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
