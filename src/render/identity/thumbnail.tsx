// Draws the preview picture of a page as boxes and text; satori turns it into a picture.
import { readable, textOn } from "../../layout/head/contrast.js";
import type { ThumbnailView } from "./thumbnail-view.js";

/** Pictures as data URLs. */
export interface ThumbnailParts {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly background: string | null;
}

export const THUMBNAIL_SIZE = { width: 1200, height: 630 } as const;

const COLUMN = { display: "flex", flexDirection: "column" } as const;

export function Thumbnail({ view, parts }: { readonly view: ThumbnailView; readonly parts: ThumbnailParts }) {
  const isDark = view.mode === "dark";
  const accent = readable(view.primary, [view.ground]);
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
        {view.section && (
          <div style={{ display: "flex", fontSize: 30, fontWeight: 700, color: accent, marginBottom: 18 }}>
            {view.section}
          </div>
        )}
        <div
          style={{
            display: "block",
            lineClamp: view.description ? 2 : 3,
            fontSize: view.title.length > 48 ? 62 : 76,
            fontWeight: 700,
            lineHeight: 1.12,
            letterSpacing: -1.8,
          }}
        >
          {view.title}
        </div>
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

/** The logo, which includes the site's name; otherwise the letter mark and the name. */
function Mark({ view, parts: { logo } }: { readonly view: ThumbnailView; readonly parts: ThumbnailParts }) {
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
