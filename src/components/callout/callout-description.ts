// Describes callouts: the general one, and one for each kind.

import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { color, describe, IGNORED, node, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { wordOf } from "../prop-words.js";
import { bold, quote, type SaidElement } from "../said.js";
import { CALLOUT_TYPE, Callout, type CalloutKind, type CalloutProps, calloutOf, type PresetProps } from "./callout.js";

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

export const note = preset("note", ["note"]);
export const warning = preset("warning", ["warning"], ["warning", "caution", "attention"]);
export const info = preset("info", ["info", "important"]);
export const tip = preset("tip", ["tip"], ["tip", "hint"]);
export const check = preset("check", ["check", "success"]);
export const danger = preset("danger", ["danger", "caution"], ["danger", "error"]);

function preset(kind: CalloutKind, alerts: readonly string[], directives = alerts): Component {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    names: [name],
    alerts,
    directives,
    draw: calloutOf(kind),
    // Its name says its type already; many sites say it twice.
    props: describe<PresetProps>({ ...iconProps, title: node("Bold line above the text."), type: IGNORED }),
    said: (element) => quoted(element, name),
    isBox: true,
  };
}

function quoted({ props, blocks }: SaidElement, name: string): readonly SaidNode[] {
  return [quote([...bold(wordOf(props["title"]) ?? name), ...blocks()])];
}
