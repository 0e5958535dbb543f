// Owns the context of a shell: settings, files, addresses, texts of one language.
import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { jsxTemplate } from "preact/jsx-runtime";
import { render } from "preact-render-to-string";
import type { DrawContext } from "../components/draw-context.js";
import { providerOf } from "../components/provider.js";
import type { Html, IconRef } from "../model.js";
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

const surrounding = createContext<ShellContext | null>(null);
const Surroundings = providerOf(surrounding);

/** The shell that is being drawn. */
export function useShell(): ShellContext {
  const shell = useContext(surrounding);
  if (!shell) throw new Error("Parts of a shell are drawn by renderIn().");
  return shell;
}

/** Draws parts of a shell. */
export function renderIn(shell: ShellContext, part: VNode): Html {
  return render(<Surroundings value={shell}>{part}</Surroundings>);
}

interface IconProps {
  readonly of: IconRef | OwnIcon | null;
  readonly class?: string | undefined;
  /** Without an element around it, where sites' sheets look for the picture itself. */
  readonly isBare?: boolean | undefined;
}

/** A decorative icon; nothing where there is none. Icons on the strip only have their position, others are inlined. */
export function Icon({ of, class: name, isBare = false }: IconProps) {
  const shell = useShell();
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
