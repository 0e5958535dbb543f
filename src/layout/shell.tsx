// Owns the parts that pages of one branch share: banner, top bar, sidebar, footer, drawn once and filled per page.
import { DrawProvider, plainContext } from "../components/draw-context.js";
import { Glyph } from "../components/glyph/glyph.js";
import { InlineMarkdown, textAroundLinks } from "../components/inline-markdown.js";
import { uiStrings } from "../config/read-ui-strings.js";
import { decodeEntities } from "../content/parse/decode-entities.js";
import type { Banner as BannerSettings, Footer as FooterSettings, Html } from "../model.js";
import { languageOf } from "../shared/languages.js";
import { shortHash } from "../shared/short-hash.js";
import type { Addresses } from "./addresses.js";
import type { DrawingTools } from "./assets.js";
import { type Crumb, selectorsOf } from "./branch.js";
import { readable } from "./head/contrast.js";
import { drawSiteHead } from "./head/head.js";
import { customElementsIn } from "./head/scripts.js";
import type { IconSheet } from "./icons/icon-sheet.js";
import { socialIcon, socialName } from "./icons/own-icon.js";
import { oncePerKey } from "./once-per-key.js";
import { Eyebrow } from "./page-head/page-head.js";
import { type MainShape, PageMain } from "./page-main.js";
import { createPageMenus, type PageMenus } from "./page-menu/page-menus.js";
import { Icon, renderIn, type ShellContext, useShell } from "./shell-context.js";
import type { ShellInputs } from "./shell-inputs.js";
import { type DrawnSidebar, drawSidebar } from "./sidebar/draw-sidebar.js";
import { hasSidebar } from "./sidebar/sidebar.js";
import { LinkItem, newTab } from "./sidebar/sidebar-entries.js";
import { type Template, toTemplate } from "./slots.js";
import { ModeChoice } from "./top-bar/mode-buttons.js";
import { Logo, TopBar } from "./top-bar/top-bar.js";

export interface Shell {
  readonly context: ShellContext;
  readonly head: Html;
  readonly banner: Html;
  /** Its slots are ids of branches: each choice of a selector has a different target on every page. */
  readonly topBar: Template;
  /** Their targets on pages that set none. */
  readonly choices: ReadonlyMap<string, string>;
  readonly sidebar: DrawnSidebar;
  readonly menus: PageMenus;
  /** What is above the title of a page. */
  readonly eyebrow: (crumbs: readonly Crumb[]) => Html;
  readonly mains: (shape: MainShape) => Template;
  /** Without its id, for pages with a heading of that id. */
  readonly footer: (isNameTaken: boolean) => Html;
  readonly hasTabs: boolean;
  /** False where it would only list the one page that it stands beside. */
  readonly hasSidebar: boolean;
  /** Names of the custom elements in all of this, which every document has. */
  readonly elements: readonly string[];
}

/** What the shells of all branches share. */
interface SharedParts {
  readonly tools: DrawingTools;
  readonly addresses: Addresses;
  readonly icons: IconSheet;
}

/** Draws a branch's shell. */
export function drawShell(inputs: ShellInputs, parts: SharedParts): Shell {
  const { banner, navbar, footer, home } = inputs;
  const context = contextOf(inputs, parts);
  const topBar = renderIn(context, <TopBar branch={inputs} navbar={navbar} home={home} />);
  const sidebar = drawSidebar({ shell: context, branch: inputs, navbar, home });
  return {
    context,
    head: drawSiteHead(context, banner?.dismissible ? banner.content : null),
    banner: banner ? renderIn(context, <Banner banner={banner} />) : "",
    topBar: toTemplate(topBar),
    choices: choicesOf(inputs, parts.addresses),
    sidebar,
    menus: createPageMenus(context),
    // Pages of a group share what is above their titles.
    eyebrow: oncePerKey((crumbs) => renderIn(context, <Eyebrow crumbs={crumbs} />), JSON.stringify),
    mains: oncePerKey((shape) => toTemplate(renderIn(context, <PageMain shape={shape} />)), JSON.stringify),
    footer: oncePerKey((isNameTaken) =>
      renderIn(context, <Footer footer={footer} home={home} isNameTaken={isNameTaken} />),
    ),
    hasTabs: topBar.includes('class="tabs-bar"'),
    hasSidebar: hasSidebar(inputs),
    elements: [
      "page",
      ...customElementsIn(topBar),
      ...(sidebar.files.size > 0 ? ["groups"] : []),
      ...(context.settings.ratings === null ? [] : ["feedback"]),
    ],
  };
}

function contextOf(
  { shared: { settings, assets, hasSidebarTop }, language: code }: ShellInputs,
  parts: SharedParts,
): ShellContext {
  const language = languageOf(code ?? "en") ?? {
    code: "en",
    tag: "en",
    name: "English",
    ownName: "English",
    direction: "ltr",
  };
  const ui = uiStrings(code);
  const draw = { ...plainContext(), link: parts.addresses.link, ui };
  return { ...parts, settings, assets, hasSidebarTop, language, ui, showDate: dateWriter(language.tag), draw };
}

/** Targets of selector choices on pages without a counterpart there. */
function choicesOf({ levels }: ShellInputs, { base }: Addresses): Map<string, string> {
  const choices = selectorsOf(levels).flatMap((level) => level.choices);
  return new Map(choices.map(({ id, href }) => [id, href ?? `${base}/`]));
}

/** Loading the formats of a language takes longer than drawing a page, so it waits for a page with a date. */
function dateWriter(tag: string): (time: number) => string {
  let format: Intl.DateTimeFormat | null = null;
  return (time) => {
    format ??= new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
    return format.format(time);
  };
}

/** Draws the strip above the top bar. */
interface BannerProps {
  readonly banner: BannerSettings;
}

function Banner({ banner }: BannerProps) {
  const shell = useShell();
  const { dismissible, type, color } = banner;
  const content = decodeEntities(banner.content);
  const own = color?.light ?? color?.dark ?? (type === "info" ? shell.settings.colors.dark : null);
  const style = own && { "--banner": onWhiteText(own), "--banner-dark": onWhiteText(color?.dark ?? own) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: sheets of sites name it as `div`.
    <div
      id="banner"
      class="banner"
      role="complementary"
      data-type={type}
      style={style ?? undefined}
      aria-label={shell.ui.info}
    >
      <p>
        <DrawProvider value={{ ...plainContext(), link: shell.addresses.link }}>
          <InlineMarkdown text={content} about={textAroundLinks(content)} />
        </DrawProvider>
      </p>
      {dismissible && (
        <button type="button" class="button-icon" data-action="banner" data-value={shortHash(content)}>
          <span class="sr-only">{shell.ui.dismiss}</span>
          <Glyph name="close" />
        </button>
      )}
    </div>
  );
}

/** The banner's text is white: its colour is darkened until the text is readable. */
function onWhiteText(color: string): string {
  return readable(color, ["#ffffff"]);
}

/** Draws the footer: the site, columns of links, accounts elsewhere. */
interface FooterProps {
  readonly footer: FooterSettings;
  readonly home: string | null;
  /** Whether a heading of the page has the id `footer`, which links then mean. */
  readonly isNameTaken: boolean;
}

function Footer({ footer: { links, socials: named }, home, isNameTaken }: FooterProps) {
  const { addresses } = useShell();
  const socials = Object.entries(named);
  if (socials.length + links.length === 0) return null;
  return (
    <footer id={isNameTaken ? undefined : "footer"} class={links.length > 0 ? "footer advanced-footer" : "footer"}>
      <div class="footer-site">
        <Logo home={home} isLazy />
        <ModeChoice />
      </div>
      {links.length > 0 && (
        <div class="footer-columns">
          {links.map(({ header, items }) => (
            <div>
              {header && <p class="footer-header">{header}</p>}
              <ul>
                {items.map(({ label, href }) => (
                  <LinkItem label={label} href={addresses.link(href)} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {socials.length > 0 && (
        <ul class="footer-socials">
          {socials.map(([platform, href]) => (
            <li>
              <a class="button-icon" href={href} {...newTab(href)} rel="me noopener">
                <span class="sr-only">{socialName(platform)}</span>
                <Icon of={socialIcon(platform)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
