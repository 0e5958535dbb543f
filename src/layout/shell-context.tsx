// Owns the context of a shell: settings, files, addresses, texts of one language.
import { jsxTemplate } from "preact/jsx-runtime";
import type { DrawContext } from "../components/draw-context.js";
import type { IconRef } from "../model.js";
import type { Language } from "../shared/languages.js";
import type { UiStrings } from "../shared/ui-strings.js";
import type { Addresses } from "./addresses.js";
import type { Assets, DrawingTools } from "./assets.js";
import { type IconSheet, iconKey } from "./icons/icon-sheet.js";
import { type OwnIcon, ownIcon } from "./icons/own-icon.js";
import type { ShellSettings } from "./shell-inputs.js";

export interface ShellContext {
  readonly settings: ShellSettings;
  readonly tools: DrawingTools;
  readonly assets: Assets;
  readonly addresses: Addresses;
  readonly icons: IconSheet;
  readonly language: Language;
  readonly ui: UiStrings;
  /** Whether the project draws something above the sidebar's entries. */
  readonly hasSidebarTop: boolean;
  /** A day, in milliseconds since 1970, formatted in the page's language. */
  readonly showDate: (time: number) => string;
  /** What components of the shell may use: links and words. */
  readonly draw: DrawContext;
}

interface IconProps {
  readonly shell: ShellContext;
  readonly of: IconRef | OwnIcon | null;
  readonly class?: string | undefined;
  /** Without an element around it, where sites' sheets look for the picture itself. */
  readonly isBare?: boolean | undefined;
}

/** A decorative icon; nothing where there is none. Icons on the strip only have their position, others are inlined. */
export function Icon({ shell, of, class: name, isBare = false }: IconProps) {
  if (of === null) return null;
  const ref = typeof of === "string" ? ownIcon(of) : of;
  const place = shell.icons.places.get(iconKey(ref));
  if (place !== undefined) {
    const icon = <svg style={`--i:${place}`} />;
    return name && !isBare ? <span class={name}>{icon}</span> : icon;
  }
  const html = shell.tools.icon(ref);
  if (isBare) return html && jsxTemplate([html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the resolver of render/ makes this HTML from icon sets and checked names.
  return html && <span class={name ?? "icon-box"} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
