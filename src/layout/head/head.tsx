// Draws a page's <head>: the part that is the same on every page once, the rest per page.
import { render } from "preact-render-to-string";
import type { DocsConfig } from "../../config/docs-config.js";
import { pageColors } from "../../config/page-colors.js";
import type { Html } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import { ICON_SHEET } from "../icons/icon-sheet.js";
import type { ShellContext } from "../shell-context.js";
import { slot } from "../slots.js";
import { InlineCode } from "./inline-code.js";

export function titleOf(title: string, site: string): string {
  return title === site ? site : `${title} - ${site}`;
}

/** What every page of the site starts with. `bannerContent` is the dismissible banner's, or null. */
export function drawSiteHead(shell: ShellContext, bannerContent: string | null): Html {
  const { assets, addresses, settings } = shell;
  const { appearance } = settings;
  const pages = pageColors(settings);
  return render(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {slot("policy")}
      <InlineCode kind="script" code={modeScript({ appearance }, bannerContent && shortHash(bannerContent))} />
      <link rel="stylesheet" href={assets.siteSheet} />
      {assets.preloads.map((href) => (
        <Font href={href} />
      ))}
      <InlineCode kind="style" code={iconStyle(shell)} />
      {assets.siteStyles.map((sheet) =>
        sheet.kind === "link" ? (
          <link rel="stylesheet" href={sheet.href} />
        ) : (
          <InlineCode kind="style" code={sheet.css} />
        ),
      )}
      {assets.lateStyles.map((href) => (
        <LateSheet href={href} />
      ))}
      <meta name="theme-color" content={pages.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pages.dark} media="(prefers-color-scheme: dark)" />
      {assets.favicons.map((each) => (
        <Favicon {...each} />
      ))}
      <InlineCode kind="speculationrules" code={speculationRules(addresses.base)} />
    </>,
  );
}

/** Preloaded, but after what the first paint needs: text does not wait for a font. */
function Font({ href }: { readonly href: string }) {
  const type = href.endsWith(".woff") ? "font/woff" : "font/woff2";
  return <link rel="preload" as="font" href={href} type={type} crossorigin="anonymous" fetchpriority="low" />;
}

function Favicon({ rel, href, type, sizes, scheme }: ShellContext["assets"]["favicons"][number]) {
  const media = scheme ? `(prefers-color-scheme: ${scheme})` : undefined;
  return <link rel={rel} href={href} type={type ?? undefined} sizes={sizes ?? undefined} media={media} />;
}

/** Loaded without blocking, as a print sheet; `page/page.client.ts` applies it. */
function LateSheet({ href }: { readonly href: string }) {
  return (
    <>
      <link rel="stylesheet" href={href} media="print" data-late />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

/** The strip of icons has a different address on every site. */
function iconStyle({ assets, icons }: ShellContext): string {
  return `:root{--icons:url("${assets.folder}/${ICON_SHEET}?${icons.version}")}`;
}

/** The browser prerenders a page while the pointer rests on its link, so following it takes no time. */
function speculationRules(base: string): string {
  const pages = { href_matches: `${base}/*` };
  const files = { href_matches: `${base}/*.([a-z]\\w*)` };
  const where = { and: [pages, { not: files }, { not: { selector_matches: "[download],[target=_blank]" } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}

/** Where the browser stores the reader's choices. `page.client.ts` writes them. */
const MODE_KEY = "docs-mode";

const BANNER_KEY = "docs-banner";

/**
 * A reader who turns pages fast cuts transitions between them short. Their promises are the browser's own, so nothing can wait
 * for them, and some are rejected before any module runs. Only errors of the browser have a number as their code.
 */
const IGNORE_CUT_TRANSITIONS =
  'addEventListener("unhandledrejection",e=>e.reason?.code>0&&/nsition/.test(e.reason)&&e.preventDefault());';

/**
 * After a reload or a step in the history the browser scrolls to where the reader was, by the height of what is above:
 * `far-away.css` must leave nothing out. The newer way to ask takes twice the bytes.
 */
const MARK_RETURN = 'performance.navigation?.type&&c.add("is-back")';

/** At most 400 bytes: it is in every page and delays the first paint. */
export function modeScript({ appearance }: Pick<DocsConfig, "appearance">, bannerId: string | null): string {
  const wantsDark = `matchMedia("(prefers-color-scheme:dark)").matches`;
  const fallback = appearance.default === "system" ? wantsDark : String(appearance.default === "dark");
  // Where the system decides anyway, choosing it stores nothing.
  const chosen = appearance.default === "system" ? `m=="dark"` : `m=="dark"||m=="system"&&${wantsDark}`;
  const stored = appearance.strict ? fallback : `(m=s["${MODE_KEY}"])?${chosen}:${fallback}`;
  const banner = bannerId ? `s["${BANNER_KEY}"]=="${bannerId}"&&c.add("no-banner");` : "";
  return `${IGNORE_CUT_TRANSITIONS}{let c=document.lastChild.classList,s={},m;try{s=localStorage}catch{}c.value=(${stored})?"dark":"light";s.docsFold&&c.add("fold");${banner}${MARK_RETURN}}`;
}
