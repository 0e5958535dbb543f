// Turns a preview picture into PNG. The only place that knows satori; loaded when a build first needs it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VNode } from "preact";
import { openFolder } from "../../files/open-folder.js";
import { readFontPackage } from "../../site/read-font-package.js";
import { THUMBNAIL_SIZE, Thumbnail, type ThumbnailParts } from "./thumbnail.js";
import type { ThumbnailView } from "./thumbnail-view.js";

export type DrawThumbnail = (view: ThumbnailView) => Promise<Uint8Array>;

/** The typeface where the settings name none or one that is not installed. */
const FAMILY = "Inter";

const WEIGHTS = [400, 700] as const;

const LOGO = { height: 60, widest: 460 } as const;

/** Draws pictures. Loads the libraries and the typeface once. */
export async function openThumbnails(root: string, family: string | null): Promise<DrawThumbnail> {
  const [{ default: satori }, { Resvg, renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  const fonts = [...(family === null ? [] : fontsOf(family, root)), ...fontsOf(FAMILY, root)];
  const known = new Map<string, ThumbnailParts>();
  return async (view) => {
    const key = `${view.logo}\n${view.background}`;
    const parts = known.get(key) ?? readParts(view, root, (svg) => new Resvg(svg));
    known.set(key, parts);
    const svg = await satori(asElement(Thumbnail({ view, parts })), { ...THUMBNAIL_SIZE, fonts });
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** satori only reads the type and props of an element, but its types ask for React's. */
function asElement({ type, props }: VNode) {
  if (typeof type !== "string") throw new Error("A picture begins with a box.");
  return { type, props, key: null };
}

/** One font per subset and weight; the first is named `Text`, the others fill in what it lacks. */
function fontsOf(family: string, root: string) {
  const found = readFontPackage(family, root, ["@fontsource"]);
  if (found === null) return [];
  return WEIGHTS.flatMap((weight) => {
    const ending = `-${weight}-normal.woff`;
    const files = found.files.filter((file) => file.endsWith(ending) && !/-\d+-\d+-normal/.test(file));
    return files.map((file) => {
      const subset = file.slice(found.name.length + 1, -ending.length);
      const name = subset === "latin" ? "Text" : `${family} ${subset}`;
      return { name, weight, style: "normal" as const, data: readFileSync(join(found.folder, "files", file)) };
    });
  });
}

interface Measured {
  readonly width: number;
  readonly height: number;
}

type Measure = (svg: string) => Measured;

function readParts({ logo, background }: ThumbnailView, root: string, measure: Measure): ThumbnailParts {
  return {
    logo: logo === null ? null : readLogo(logo, root, measure),
    background: background === null ? null : (dataUrl(background, root)?.url ?? null),
  };
}

/** A logo without measurable size gives way to the letter mark. */
function readLogo(file: string, root: string, measure: Measure): ThumbnailParts["logo"] {
  const found = dataUrl(file, root);
  if (found === null) return null;
  try {
    const size = found.type === "svg+xml" ? measure(found.bytes.toString("utf8")) : pngSize(found);
    if (size === null) return null;
    const scale = Math.min(LOGO.height / size.height, LOGO.widest / size.width);
    return { url: found.url, width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  } catch {
    return null; // Not a readable picture.
  }
}

interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
  readonly url: string;
}

/** A picture of the project. Null if it is missing or remote: nothing is fetched. */
function dataUrl(file: string, root: string): Picture | null {
  const type = TYPES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""];
  if (type === undefined || /^[a-z]+:/i.test(file)) return null;
  const bytes = openFolder(root).read(file.replace(/^\.?\/+/, ""));
  return bytes && { type, bytes, url: `data:image/${type};base64,${bytes.toString("base64")}` };
}

const TYPES: Readonly<Record<string, string>> = { svg: "svg+xml", png: "png", jpg: "jpeg", jpeg: "jpeg" };

function pngSize({ type, bytes }: Picture): Measured | null {
  return type === "png" ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
}
