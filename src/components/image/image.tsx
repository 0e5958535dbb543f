// Draws a picture that can be enlarged, copied and downloaded.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { withAddresses } from "../../shared/html/address-attributes.js";
import type { Component } from "../component.js";
import { address, anything, describe, flag, oneOf, required, text } from "../describe.js";
import { type PictureCopy, useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { type Flag, isOn, namesIn } from "../props.js";
import { providerOf } from "../provider.js";
import { picture } from "../said.js";

interface ImageProps {
  readonly src?: string;
  readonly alt?: string;
  readonly noZoom?: Flag;
  readonly actions?: unknown;
  readonly actionsPlacement?: string;
  readonly className?: string;
  readonly class?: string;
  readonly [attribute: string]: unknown;
}

/** Utilities that hide a picture in one mode or width: what is never seen is not to be loaded. */
const HIDING = /(?:^|[\s:])hidden(?:\s|$)/;

const canEnlarge = createContext(true);
const CanEnlarge = providerOf(canEnlarge);

/** Pictures within it are part of something that is operated itself: they do not enlarge. */
export function StillImages({ children }: { children?: ComponentChildren }) {
  return <CanEnlarge value={false}>{children}</CanEnlarge>;
}

export function Image({ noZoom, actions, actionsPlacement, className, ...attributes }: ImageProps) {
  const draw = useDraw();
  const isZoomed = useContext(canEnlarge) && !isOn(noZoom);
  const wanted = actionList(actions);
  const own = attributes.class ?? className;
  const src = typeof attributes.src === "string" ? attributes.src : undefined;
  const { size, copy, loading } = draw.picture(src ?? "", !HIDING.test(own ?? ""));
  const isSized = own !== undefined || hasSize(attributes);
  const picture = (
    <img
      {...loading}
      {...(isSized ? null : size)}
      {...(isSized
        ? copyFor(copy, pixels(attributes.width) ?? size?.width, "100vw")
        : copyFor(copy, size?.width && Math.min(size.width, COLUMN), SMALL_COLUMN))}
      decoding="async"
      {...withAddresses("img", attributes, draw.link)}
      class={own}
      src={src && draw.link(src)}
      alt={typeof attributes.alt === "string" ? attributes.alt : ""}
    />
  );
  if (!isZoomed && wanted.length === 0) return picture;
  return (
    <docs-image
      class="image"
      data-zoom={isZoomed ? draw.ui.viewLarger : undefined}
      data-close={draw.ui.close}
      data-placement={wanted.length > 0 ? (actionsPlacement ?? "bottom-center") : undefined}
    >
      {picture}
      {wanted.length > 0 && <Actions wanted={wanted} src={src} />}
    </docs-image>
  );
}

function Actions({ wanted, src = "" }: { readonly wanted: readonly string[]; readonly src: string | undefined }) {
  const draw = useDraw();
  return (
    <span class="image-actions">
      {wanted.includes("copy") && (
        <button type="button" data-action="copy" aria-label={draw.ui.copy}>
          <Glyph name="copy" />
        </button>
      )}
      {wanted.includes("download") && (
        <a download="" href={draw.link(src)} aria-label={draw.ui.download}>
          <Glyph name="download" />
        </a>
      )}
    </span>
  );
}

/** Whether an author decides on the size of a picture, if only in part: ours would distort it. */
function hasSize({ width, height, style }: ImageProps): boolean {
  return [width, height, style].some((each) => each !== undefined && each !== null);
}

/** In pixels: the width of an article, which a picture without a size of its own has at most. */
const COLUMN = 704;

/** On a phone: its screen without the gutters of the page. */
const SMALL_COLUMN = "calc(100vw - 2.5rem)";

function pixels(width: unknown): number | undefined {
  return /^\d+(?:px)?$/.test(String(width)) ? Number.parseInt(String(width), 10) : undefined;
}

/** Browsers take `sizes` for the width of a picture that nothing else sizes: it is the one it has, or will have. */
function copyFor(copy: PictureCopy | null, shown: number | undefined, otherwise: string) {
  if (copy === null || !shown) return null;
  return {
    srcset: `${copy.address} ${copy.width}w`,
    sizes: `(min-width: ${shown}px) ${shown}px, ${otherwise}`,
  };
}

/** A bare `actions` means all of them. */
function actionList(actions: unknown): string[] {
  if (actions === undefined || actions === null || actions === false || actions === "false") return [];
  const known = namesIn(actions)?.filter((name) => name === "copy" || name === "download") ?? [];
  return known.length > 0 ? known : ["copy", "download"];
}

export const image: Component = {
  names: ["ZoomImage"],
  draw: Image,
  props: describe(
    {
      src: required(address("Path or URL of the image.")),
      alt: text("What the image shows, for readers who cannot see it."),
      noZoom: flag("Does not enlarge on click."),
      actions: anything("Buttons on the image: a list of names, or `true` for all."),
      actionsPlacement: oneOf(
        "Where the buttons go.",
        "top-left top-center top-right bottom-left bottom-center bottom-right",
      ),
    },
    true,
  ),
  children: "reads",
  isInline: true,
  said: ({ props, line }) => [...picture(props["src"], props["alt"]), ...line()],
};
