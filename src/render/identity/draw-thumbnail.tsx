// Turns a preview picture into PNG. The only place that knows satori; loaded when a build first needs it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VNode } from "preact";
import { openFolder } from "../../files/open-folder.js";
import { readable, textOn } from "../../layout/head/contrast.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import { readFontPackage } from "../../site/read-fonts.js";
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
  const partsOf = oncePerKey(
    (view: ThumbnailView) => readParts(view, root, (svg) => new Resvg(svg)),
    ({ logo, background }) => `${logo}\n${background}`,
  );
  return async (view) => {
    const svg = await satori(asElement(Thumbnail({ view, parts: partsOf(view) })), { ...THUMBNAIL_SIZE, fonts });
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

/** Pictures as data URLs. */
interface ThumbnailParts {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly background: string | null;
}

const THUMBNAIL_SIZE = { width: 1200, height: 630 } as const;

const COLUMN = { display: "flex", flexDirection: "column" } as const;

function Thumbnail({ view, parts }: OfParts) {
  const isDark = view.mode === "dark";
  const quiet = isDark ? "#a5a9b4" : "#565b66";
  return (
    <div
      style={{
        ...COLUMN,
        ...THUMBNAIL_SIZE,
        boxSizing: "border-box",
        justifyContent: "space-between",
        padding: "64px 72px 60px",
        fontFamily: "Text",
        color: isDark ? "#f5f6f8" : "#14161b",
        backgroundColor: view.ground,
        borderBottom: `14px solid ${view.primary}`,
        ...(parts.background ? { backgroundImage: `url(${parts.background})`, backgroundSize: "1200px 630px" } : {}),
      }}
    >
      <Mark view={view} parts={parts} />
      <div style={COLUMN}>
        {view.section && <Section view={view} />}
        <Title view={view} />
        {view.description && (
          <div style={{ display: "block", lineClamp: 2, fontSize: 32, lineHeight: 1.4, color: quiet, marginTop: 24 }}>
            {view.description}
          </div>
        )}
      </div>
      <div style={{ display: "flex", fontSize: 26, color: quiet }}>{view.host}</div>
    </div>
  );
}

interface OfView {
  readonly view: ThumbnailView;
}

interface OfParts extends OfView {
  readonly parts: ThumbnailParts;
}

function Section({ view }: OfView) {
  const color = readable(view.primary, [view.ground]);
  return <div style={{ display: "flex", fontSize: 30, fontWeight: 700, color, marginBottom: 18 }}>{view.section}</div>;
}

function Title({ view: { title, description } }: OfView) {
  return (
    <div
      style={{
        display: "block",
        lineClamp: description ? 2 : 3,
        fontSize: title.length > 48 ? 62 : 76,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.8,
      }}
    >
      {title}
    </div>
  );
}

/** The logo, which includes the site's name; otherwise the letter mark and the name. */
function Mark({ view, parts: { logo } }: OfParts) {
  if (logo) return <img src={logo.url} alt="" width={logo.width} height={logo.height} />;
  return (
    <div style={{ display: "flex", alignItems: "center", fontSize: 34, fontWeight: 700 }}>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          width: 60,
          height: 60,
          marginRight: 20,
          borderRadius: 15,
          backgroundColor: view.primary,
          color: textOn(view.primary),
        }}
      >
        {[...view.site][0]?.toUpperCase()}
      </div>
      {view.site}
    </div>
  );
}
