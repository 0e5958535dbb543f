// Draws a callout: six kinds with their icons, and one with a custom colour and icon.
import type { ComponentChildren } from "preact";
import type { PropDescription } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph, type GlyphName } from "../glyph/glyph.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown } from "../inline-markdown.js";
import { type CommonProps, classes, cssValue, outerAttributes } from "../props.js";

/** The kinds that have a component of their own. */
export type CalloutKind = "note" | "warning" | "info" | "tip" | "check" | "danger";

export interface PresetProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
}

export interface CalloutProps extends PresetProps {
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
export const CALLOUT_TYPES = Object.keys(KINDS);

/** The kind that a `type` names, or null. */
export function calloutKind(type: unknown): CalloutKind | null {
  const name = typeof type === "string" ? type.toLowerCase() : "";
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}

interface KindIconProps extends IconProps {
  readonly kind: CalloutKind | null;
  readonly class: string;
  readonly part: string;
}

/** The icon that an author names, else that of the kind. */
export function KindIcon({ kind, ...icon }: KindIconProps) {
  if (hasIcon(icon.icon)) return <DrawIcon {...icon} />;
  return (
    kind && (
      <span class={icon.class} data-component-part={icon.part}>
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
      <KindIcon {...props} kind={kind} class="remark-icon" part="callout-icon" />
      <div class="remark-content flow prose" data-component-part="callout-content">
        {title && (
          <p class="remark-title" data-component-part="callout-title">
            <InlineMarkdown text={title} />
          </p>
        )}
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
