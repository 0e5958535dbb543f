// Describes the props of tooltips.
import { describe, named, node, oneOf, required, text } from "../describe.js";
import type { TooltipProps } from "./tooltip.js";

export const tooltipDescription = describe<Omit<TooltipProps, "description" | "title">>({
  tip: named(required(node), "description"),
  headline: named(node, "title"),
  cta: text,
  href: text,
  side: oneOf("top right bottom left"),
  align: oneOf("start center end"),
});
