// Draws a page's <head>: the part that is the same on every page once, the rest per page.
import { render } from "preact-render-to-string";
import { pageColors } from "../../config/page-colors.js";
import type { Html } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import { ICON_SHEET } from "../icons/icon-sheet.js";
import type { ShellContext } from "../shell-context.js";
import { slot } from "../slots.js";
import { InlineCode } from "./inline-code.js";
import { modeScript } from "./mode-script.js";
import { themeStyle } from "./theme-style.js";

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
        <Font key={href} href={href} />
      ))}
      <InlineCode kind="style" code={iconStyle(shell) + themeStyle(settings, addresses)} />
      {assets.siteStyles.map((sheet) =>
        sheet.kind === "link" ? (
          <link key={sheet.href} rel="stylesheet" href={sheet.href} />
        ) : (
          <InlineCode key={sheet.css} kind="style" code={sheet.css} />
        ),
      )}
      {assets.lateStyles.map((href) => (
        <LateSheet key={href} href={href} />
      ))}
      <meta name="theme-color" content={pages.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pages.dark} media="(prefers-color-scheme: dark)" />
      {assets.favicons.map(({ rel, href, type, sizes, scheme }) => (
        <link
          key={href}
          rel={rel}
          href={href}
          type={type ?? undefined}
          sizes={sizes ?? undefined}
          media={scheme ? `(prefers-color-scheme: ${scheme})` : undefined}
        />
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

/** Loaded without blocking, as a print sheet; `page/apply-late-sheets.ts` applies it. */
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
