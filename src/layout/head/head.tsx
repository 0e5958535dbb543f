// Draws a page's <head>: the part that is the same on every page once, the rest per page.
import { render } from "preact-render-to-string";
import type { DocsConfig } from "../../config/docs-config.js";
import { pageColors } from "../../config/page-colors.js";
import type { Html } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import type { Addresses } from "../addresses.js";
import { ICON_SHEET } from "../icons/icon-sheet.js";
import type { ShellContext } from "../shell-context.js";
import { slot } from "../slots.js";
import { contrastOf, readable, rgbOf, textOn } from "./contrast.js";
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
      <InlineCode kind="style" code={iconStyle(shell) + themeStyle(settings, addresses)} />
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
  const files = { href_matches: `${base}/*.(md|txt|xml|json|yaml|yml|pdf|zip|png|jpg|svg|mp4)` };
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

/** What text is on where the settings name no background: the page, raised and sunken surfaces of tokens.css. */
const LIGHT_PAGE = "#f6f6f8";

const DARK_PAGE = "#16181c";

/** The tint behind a chosen entry lowers contrast, so the accent must be readable on it, too. */
const READABLE_ON_TINT = 5.2;

type ThemeSettings = Pick<DocsConfig, "colors" | "background" | "fonts">;

/** CSS for the head of every page, in the layer of the tokens, so that a repository's own `:root` wins. */
function themeStyle(config: ThemeSettings, addresses: Addresses): string {
  const { colors, background, fonts } = config;
  const { light, dark } = background.color ?? {};
  const lightRules = [
    `--color-primary:${colors.primary}`,
    `--color-accent:${readable(colors.primary, [LIGHT_PAGE, ...listOf(light)], READABLE_ON_TINT)}`,
    `--color-button:${colors.dark}`,
    `--color-on-button:${textOn(colors.dark)}`,
    ...channelRules(config),
    ...surfaces(light, "light"),
    ...fontRules(fonts),
    ...pictureRule(background.image?.light, addresses),
  ];
  const darkRules = [
    `--color-accent:${readable(colors.light, [DARK_PAGE, ...listOf(dark)], READABLE_ON_TINT)}`,
    ...surfaces(dark, "dark"),
    ...pictureRule(background.image?.dark, addresses),
    ...darkButton(colors),
  ];
  const css = `@layer tokens{html:root{${lightRules.join(";")}}html.dark{${darkRules.join(";")}}}`;
  return `${fontFaces(fonts, addresses)}${css}`;
}

/** Brand and page as `R G B`, as repositories' sheets expect them: `rgb(var(--primary) / 0.2)`. */
function channelRules(config: ThemeSettings): string[] {
  const { primary, light, dark } = config.colors;
  const named = { primary, "primary-light": light, "primary-dark": dark };
  const pages = pageColors(config);
  const all = { ...named, "background-light": pages.light, "background-dark": pages.dark };
  return Object.entries(all).map(([name, color]) => `--${name}:${rgbOf(color).join(" ")}`);
}

function listOf(color: string | undefined): string[] {
  return color === undefined ? [] : [color];
}

/** A button in the darkest brand colour may hardly show on a dark page; then the light one is used. */
function darkButton({ light, dark }: DocsConfig["colors"]): string[] {
  if (contrastOf(dark, DARK_PAGE) >= 2) return [];
  return [`--color-button:${light}`, `--color-on-button:${textOn(light)}`];
}

/** The other surfaces are mixed from the page's own colour, so that a tinted page looks uniform. */
function surfaces(color: string | undefined, mode: "light" | "dark"): string[] {
  if (color === undefined) return [];
  const toward = (share: number) => `color-mix(in srgb,${mode === "light" ? "#000" : "#fff"} ${share}%,${color})`;
  const raised = mode === "light" ? `color-mix(in srgb,#fff 70%,${color})` : toward(5);
  return [
    `--color-page:${color}`,
    `--color-raised:${raised}`,
    `--color-sunken:${toward(mode === "light" ? 2.5 : 3.5)}`,
    `--color-line:${toward(mode === "light" ? 9 : 10)}`,
    `--color-line-strong:${toward(mode === "light" ? 17 : 19)}`,
  ];
}

function pictureRule(file: string | undefined, addresses: Addresses): string[] {
  return file === undefined ? [] : [`--page-picture:url(${cssText(addresses.file(file))})`];
}

function fontRules({ heading, body, code }: DocsConfig["fonts"]): string[] {
  const rules: string[] = [];
  if (body)
    rules.push(`--font-body:${cssText(body.family)},-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif`);
  if (body?.weight) rules.push(`--weight-body:${body.weight}`);
  if (heading) rules.push(`--font-heading:${cssText(heading.family)},var(--font-body)`);
  if (heading?.weight && heading !== body) rules.push(`--weight-heading:${heading.weight}`);
  if (code) rules.push(`--font-code:${cssText(code.family)},ui-monospace,monospace`);
  return rules;
}

/** Fonts with a `source`; families from packages have their own sheet. */
function fontFaces({ heading, body, code }: DocsConfig["fonts"], addresses: Addresses): string {
  const faces = new Map<string, string>();
  for (const font of [heading, body, code]) {
    if (!font?.source) continue;
    const format = font.format ?? (font.source.endsWith(".woff") ? "woff" : "woff2");
    const source = `url(${cssText(addresses.file(font.source))}) format("${format}")`;
    faces.set(
      font.source,
      `@font-face{font-family:${cssText(font.family)};src:${source};font-weight:100 900;font-display:swap}`,
    );
  }
  return [...faces.values()].join("");
}

/** Text in quotes that can close neither the string nor the `<style>` element. */
function cssText(text: string): string {
  return `"${text.replace(/[\\"<>\n\r]/g, (unsafe) => `\\${unsafe.charCodeAt(0).toString(16)} `)}"`;
}
