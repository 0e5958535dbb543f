// Owns what components are given while they are drawn for a page.
import { countIds, type DrawContext } from "../../components/draw-context.js";
import { fileOf, warning } from "../../shared/problem.js";
import type { PageDrawing } from "../tree/page-drawing.js";
import type { ArticleContext } from "./article-needs.js";
import { findWritten } from "./find-written.js";
import { pictureHints } from "./picture-hints.js";

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
