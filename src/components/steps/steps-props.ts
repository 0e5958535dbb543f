// Describes the props of steps.
import { describe, flag, named, node, number, oneOf, required } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { StepProps, StepsProps } from "./steps.js";

const titleSize = oneOf("p h2 h3 h4");

export const stepsDescription = describe<StepsProps>({ titleSize });

export const stepDescription = describe<Omit<StepProps, "name">>({
  ...iconProps,
  // The number alone is enough of a title where there is something below it.
  title: named(required(node, "children"), "name"),
  stepNumber: number(),
  titleSize,
  noAnchor: flag,
});
