// Describes the prop for the kind of a callout or card.
import type { PropDescription } from "../describe.js";
import { CALLOUT_TYPES } from "./callout.js";

export const CALLOUT_TYPE: PropDescription = {
  kind: "one-of",
  says: "Kind of callout, which sets its icon and colour.",
  words: CALLOUT_TYPES,
  anyCase: true,
};
