// Owns what every part of the frame is drawn with: the site, its files and addresses, the words of one language.
import type { IconRef } from "../model.js";
import type { Language } from "../shared/languages.js";
import type { UiStrings } from "../shared/ui-strings.js";
import type { Site } from "../site/site.js";
import type { Addresses } from "./addresses.js";
import type { Assets } from "./view.js";

export interface FrameContext {
  readonly site: Site;
  readonly assets: Assets;
  readonly addresses: Addresses;
  readonly language: Language;
  readonly ui: UiStrings;
}

interface IconProps {
  readonly frame: FrameContext;
  /** An icon of the settings, or the name of one of our own (Lucide). */
  readonly of: IconRef | string | null;
  readonly class?: string;
}

/** An icon that only accompanies words; nothing where there is none. */
export function Icon({ frame, of, class: name = "icon-box" }: IconProps) {
  if (of === null) return null;
  const html = frame.assets.icon(typeof of === "string" ? { name: of, library: "lucide" } : of);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the resolver of render/ makes this HTML from icon sets and checked names.
  return html && <span class={name} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
