// Describes the props of tooltips.
import { address, describe, named, node, oneOf, required } from "../describe.js";
import type { TooltipProps } from "./tooltip.js";

export const tooltipDescription = describe<Omit<TooltipProps, "description" | "title">>({
  tip: named(required(node), "description"),
  headline: named(node, "title"),
  cta: node,
  href: address,
  side: oneOf("top right bottom left"),
  align: oneOf("start center end"),
});
