// Describes the prop by which a callout, or a card like one, says what kind it is.
import type { PropDescription } from "../describe.js";
import { CALLOUT_TYPES } from "./callout.js";

export const CALLOUT_TYPE: PropDescription = {
  kind: "one-of",
  says: "Kind of callout, which sets its icon and colour.",
  words: CALLOUT_TYPES,
  anyCase: true,
};
