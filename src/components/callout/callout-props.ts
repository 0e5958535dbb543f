// Describes the props of callouts.
import { color, describe, ignored, node, type PropDescription } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { CALLOUT_TYPES, type CalloutProps, type PresetProps } from "./callout.js";

/** What a remark, or a card like one, says it is. */
export const calloutType: PropDescription = { kind: "one-of", words: CALLOUT_TYPES, anyCase: true };

export const calloutDescription = describe<CalloutProps>({
  ...iconProps,
  title: node,
  color: color(),
  type: calloutType,
  variation: calloutType,
});

export const presetDescription = describe<PresetProps>({
  ...iconProps,
  title: node,
  // Its name says it already; many sites say it twice.
  type: ignored,
});
