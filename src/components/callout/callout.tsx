// Draws a callout: six kinds with their icons, and one with a custom colour and icon.
import type { ComponentChildren } from "preact";
import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { color, describe, IGNORED, iconProps, node, type PropDescription, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph, type GlyphName } from "../glyph/glyph.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { Part } from "../part.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, classes, cssValue, outerAttributes } from "../props.js";
import { bold, quote, type SaidElement } from "../said.js";

/** The kinds that have a component of their own. */
type CalloutKind = "note" | "warning" | "info" | "tip" | "check" | "danger";

interface PresetProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
}

interface CalloutProps extends PresetProps {
  readonly color?: string;
  readonly type?: string;
  readonly variation?: string;
  readonly variant?: string;
  readonly ariaLabel?: string;
}

const GLYPHS: Readonly<Record<CalloutKind, GlyphName>> = {
  note: "info",
  warning: "warning",
  info: "info",
  tip: "bulb",
  check: "success",
  danger: "danger",
};

/** The callout of a kind. */
export function calloutOf(kind: CalloutKind) {
  return (props: PresetProps) => <Box {...props} kind={kind} />;
}

/** A callout named by `type`, or one that is only as loud as its colour. */
export function Callout({ type, variation, variant, ...props }: CalloutProps) {
  return <Box {...props} kind={calloutKind(type ?? variation ?? variant)} />;
}

/** What authors write for a `type`: the kinds, and what other tools call them. */
const KINDS: Readonly<Record<string, CalloutKind>> = {
  note: "note",
  important: "note",
  warning: "warning",
  caution: "warning",
  info: "info",
  tip: "tip",
  check: "check",
  success: "check",
  danger: "danger",
  error: "danger",
};

/** All that a `type` may be. */
const CALLOUT_TYPES = Object.keys(KINDS);

/** The kind that a `type` names, or null. */
export function calloutKind(type: unknown): CalloutKind | null {
  const name = typeof type === "string" ? type.toLowerCase() : "";
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}

interface KindIconProps {
  readonly of: IconProps;
  readonly kind: CalloutKind | null;
  readonly class: string;
  readonly part: string;
}

/** The icon that an author names, else that of the kind. */
export function KindIcon({ of: { icon, iconType, iconLibrary }, kind, ...look }: KindIconProps) {
  if (hasIcon(icon)) return <DrawIcon icon={icon} iconType={iconType} iconLibrary={iconLibrary} {...look} />;
  return (
    kind && (
      <span class={look.class} data-component-part={look.part}>
        <Glyph name={GLYPHS[kind]} />
      </span>
    )
  );
}

/** Styles of sites find the box by `[class*="callout"]`, so no part of it has the word in its class. */
function Box({ kind, color, title, children, ...props }: CalloutProps & { kind: CalloutKind | null }) {
  const { ui } = useDraw();
  return (
    <div
      {...outerAttributes(props, classes("callout", kind ? `callout-${kind}` : "callout-custom"), {
        "--tone": cssValue(color),
      })}
      data-callout-type={kind ?? "custom"}
      role="note"
      aria-label={props.ariaLabel ?? (kind ? ui[kind] : undefined)}
    >
      <KindIcon of={props} kind={kind} class="remark-icon" part="callout-icon" />
      <div class="remark-content flow prose" data-component-part="callout-content">
        <Part as="p" class="remark-title" part="callout-title" text={title} />
        {children}
      </div>
    </div>
  );
}

/** Describes the prop for the kind of a callout or card. */
export const CALLOUT_TYPE: PropDescription = {
  kind: "one-of",
  says: "Kind of callout, which sets its icon and colour.",
  words: CALLOUT_TYPES,
  anyCase: true,
};

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
