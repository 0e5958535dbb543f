// Describes the props of views.
import { describe, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { ViewProps } from "./view.js";

export const viewDescription = describe<ViewProps>({ ...iconProps, title: required(text) });
