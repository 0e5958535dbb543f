// Owns what a component may ask of its page while it is drawn: icons, addresses, words, ids, and a way to warn.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Html, IconRef } from "../model.js";
import type { ProblemCode } from "../shared/problem-codes.js";
import { EN, type UiStrings } from "../shared/ui-strings.js";
import { providerOf } from "./provider.js";

/** What a component falls back to where the writer named neither style nor library. */
export interface IconDefaults {
  readonly style?: string | undefined;
  readonly library?: string | undefined;
}

/** One page's services, handed down by `render/`. A fresh value for every page: `uniqueId` counts. */
export interface DrawContext {
  /** Inline `<svg>` or `<img>` for an icon; null where the reference is empty. Unknown names give a neutral glyph. */
  readonly icon: (ref: IconRef | string, defaults?: IconDefaults) => Html | null;
  /** The address to write for a link or a file: base path and relative paths are settled here. */
  readonly link: (href: string) => string;
  /** How a picture is loaded: room is kept for one of the project, and the first one is urgent. */
  readonly picture: (href: string, isAlwaysShown: boolean) => PictureHints;
  /** Words of the page's language. */
  readonly ui: UiStrings;
  /** An id that is unique on the page: the wanted one, or with `-2`, `-3`, … appended. */
  readonly uniqueId: (wish: string) => string;
  /** Tells the writer about something that was drawn differently than written. */
  readonly warn: (fault: DrawFault) => void;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A copy of a picture: its address, and its width in pixels. */
export interface PictureCopy {
  readonly address: string;
  readonly width: number;
}

/** Attributes of `<img>` about loading. */
interface PictureHints {
  readonly size: PictureSize | null;
  /** A copy of it that takes fewer bytes. */
  readonly copy: PictureCopy | null;
  readonly loading: { readonly loading: "lazy" } | { readonly fetchpriority: "high" };
}

/** What was drawn differently than written. */
export interface DrawFault {
  readonly code: ProblemCode;
  readonly what: string;
  readonly hint: string | null;
  /** Matches what is at fault as authors write it. */
  readonly culprit: RegExp;
}

const drawing = createContext<DrawContext>(plainContext());

/** `render/` wraps each article in it: `<DrawProvider value={…}>`. */
export const DrawProvider = providerOf(drawing);

const linked = createContext(false);

/** Wraps what is drawn inside a link. Browsers end a link where another one begins inside it. */
export const LinkedProvider = providerOf(linked);

/** Whether this is inside a link, where no other may be. */
export function useIsLinked(): boolean {
  return useContext(linked);
}

/** The services of the page that is being drawn. */
export function useDraw(): DrawContext {
  return useContext(drawing);
}

/** Services without a site: no icons, addresses as written, English. For tests and as the default. */
export function plainContext(): DrawContext {
  return {
    icon: () => null,
    link: (href) => href,
    picture: () => ({ size: null, copy: null, loading: { loading: "lazy" } }),
    ui: EN,
    uniqueId: countIds(),
    warn: () => {},
  };
}

/** Makes the `uniqueId` of one page. `taken` are ids already in use, such as those of headings. */
export function countIds(taken: Iterable<string> = []): (wish: string) => string {
  const used = new Set(taken);
  return (wish) => {
    let id = wish;
    for (let number = 2; used.has(id); number++) id = `${wish}-${number}`;
    used.add(id);
    return id;
  };
}
