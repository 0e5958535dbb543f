// Describes callouts: the general one, and one for each kind.

import type { SaidNode } from "../../model/content-tree.js";
import type { Component, DrawnComponent } from "../component.js";
import { color, describe, IGNORED, node, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { wordOf } from "../prop-words.js";
import { bold, quote, type SaidElement } from "../said.js";
import {
  CALLOUT_TYPE,
  Callout,
  type CalloutProps,
  Check,
  Danger,
  Info,
  Note,
  type PresetProps,
  Tip,
  Warning,
} from "./callout.js";

export const callout: Component = {
  names: ["Callout"],
  draw: Callout,
  props: describe<CalloutProps>({
    ...iconProps,
    title: node("Bold line above the text."),
    color: color("Colour of the callout."),
    type: CALLOUT_TYPE,
    variation: CALLOUT_TYPE,
    variant: CALLOUT_TYPE,
    ariaLabel: text("Name of the callout for screen readers."),
  }),
  said: (element) => quoted(element, ""),
};

export const note = preset("Note", Note, { alerts: ["note"], directives: ["note"] });
export const warning = preset("Warning", Warning, {
  alerts: ["warning"],
  directives: ["warning", "caution", "attention"],
});
export const info = preset("Info", Info, { alerts: ["info", "important"], directives: ["info", "important"] });
export const tip = preset("Tip", Tip, { alerts: ["tip"], directives: ["tip", "hint"] });
export const check = preset("Check", Check, { alerts: ["check", "success"], directives: ["check", "success"] });
export const danger = preset("Danger", Danger, { alerts: ["danger", "caution"], directives: ["danger", "error"] });

function preset(name: string, draw: DrawnComponent, elsewhere: Pick<Component, "alerts" | "directives">): Component {
  return {
    names: [name],
    ...elsewhere,
    draw,
    // Its name says its type already; many sites say it twice.
    props: describe<PresetProps>({ ...iconProps, title: node("Bold line above the text."), type: IGNORED }),
    said: (element) => quoted(element, name),
    isBox: true,
  };
}

function quoted({ props, blocks }: SaidElement, name: string): readonly SaidNode[] {
  return [quote([...bold(wordOf(props["title"]) ?? name), ...blocks()])];
}
