// Draws the part above an article: where it belongs, its title, its summary, its menu.
import type { ComponentChildren } from "preact";
import { render } from "preact-render-to-string";
import { breakableHtml } from "../../components/breakable.js";
import { DrawProvider } from "../../components/draw-context.js";
import { InlineMarkdown, isWithoutMarks } from "../../components/inline-markdown.js";
import type { Html } from "../../model.js";
import { fillIn } from "../../shared/fill-in.js";
import { languageOf } from "../../shared/languages.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { Crumb, PageLink } from "../branch.js";
import { Icon, renderIn, type ShellContext, useShell } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import { slot } from "../slots.js";
import type { OriginalNotice, OtherVersion, PageView } from "../view.js";

/** What decides on the elements above an article. */
export interface HeadShape {
  /** False where the front matter says `title: ""`. */
  readonly hasTitle: boolean;
  /** Whether the title begins with Latin letters and goes on in Arabic or Hebrew ones: its page tells the direction. */
  readonly isMixed: boolean;
  readonly isDeprecated: boolean;
  readonly hasVersion: boolean;
  readonly hasFeed: boolean;
  readonly hasDescription: boolean;
  /** Of title and summary; null where it is that of the page. */
  readonly language: WrittenLanguage | null;
}

/** What a browser must know of words in another language than the page. */
export interface WrittenLanguage {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}

/** Null where the article is in the language of the page. */
export function articleLanguage({ articleLanguage: code }: PageView): WrittenLanguage | null {
  const language = code === null ? null : languageOf(code);
  return language && { lang: language.tag, dir: language.direction };
}

export function headShape(view: PageView): HeadShape {
  const { matter, title } = view.page;
  return {
    language: articleLanguage(view),
    hasTitle: matter.title !== "",
    // Each part ends where the next begins: a long title is read once.
    isMixed: /^[^A-Za-z\u0590-\u08ff]*[A-Za-z][^\u0590-\u08ff]*[\u0590-\u08ff]/.test(title),
    isDeprecated: Boolean(matter.deprecated),
    hasVersion: Boolean(matter.version),
    hasFeed: Boolean(matter.rss && view.feed),
    hasDescription: Boolean(matter.description),
  };
}

/** Contents of the slots above an article, except eyebrow and menu. */
export function headValues(shell: ShellContext, view: PageView): Record<string, Html> {
  const { title, matter } = view.page;
  const { feed, otherVersion, original, related } = view;
  return {
    notices: (otherVersion ? drawVersion(shell, otherVersion) : "") + (original ? drawOriginal(shell, original) : ""),
    title: breakableHtml(title),
    version: escapeHtml(matter.version ?? ""),
    description: drawDescription(shell, matter.description ?? ""),
    feed: escapeHtml(feed ?? ""),
    links: matter.mode === "landing" ? drawLinks(shell, related) : "",
  };
}

function drawVersion({ ui }: ShellContext, { version, current, href, isSamePage }: OtherVersion): Html {
  const link = fillIn(isSamePage ? ui.samePageInVersion : ui.goToVersion, { version: current });
  // A version may be called "Version 2".
  return drawNotice(fillIn(ui.otherVersion, { version: version.replace(`${ui.version} `, "") }), href, link);
}

function drawOriginal({ ui }: ShellContext, { kind, language, href }: OriginalNotice): Html {
  const link = fillIn(ui.readOriginal, { language });
  return drawNotice(kind === "lagging" ? ui.translationLags : ui.translationMissing, href, link);
}

function drawNotice(words: string, href: string | null, link: string): Html {
  return render(
    <p class="page-notice" role="note">
      {words} {href !== null && <a href={href}>{link}</a>}
    </p>,
  );
}

function drawDescription({ draw }: ShellContext, text: string): Html {
  if (isWithoutMarks(text)) return escapeHtml(text);
  return render(
    <DrawProvider value={draw}>
      <InlineMarkdown text={text} />
    </DrawProvider>,
  );
}

/** The ways on from a landing page; the first is the one to take. */
function drawLinks(shell: ShellContext, links: readonly PageLink[]): Html {
  return renderIn(
    shell,
    <div class="landing-links">
      {links.map(({ label, href }, at) => (
        <a class={at === 0 ? "button button-primary" : "button"} href={href} {...newTab(href)}>
          {label}
        </a>
      ))}
    </div>,
  );
}

interface PageHeaderProps {
  readonly shape: HeadShape;
  /** The page's menu, if it belongs here. */
  readonly menu: ComponentChildren;
}

export function PageHeader({ shape, menu }: PageHeaderProps) {
  const { ui } = useShell();
  return (
    <header id="header" class="page-head">
      {slot("notices")}
      {slot("eyebrow")}
      <div class="page-title-row">
        {shape.hasTitle ? (
          <h1 id="page-title" dir={shape.isMixed ? undefined : "auto"} lang={shape.language?.lang}>
            {slot("title")}
          </h1>
        ) : (
          // biome-ignore lint/a11y/useHeadingContent: hidden; sheets of sites look for `#page-title:empty`.
          <h1 id="page-title" hidden />
        )}
        {shape.hasVersion && (
          <span class="pill page-version" title={ui.version}>
            {slot("version")}
          </span>
        )}
        {shape.isDeprecated && <span class="pill pill-deprecated">{ui.deprecated}</span>}
        {shape.hasFeed ? (
          <div class="page-actions">
            <FeedLink />
            {menu}
          </div>
        ) : (
          menu
        )}
      </div>
      {shape.hasDescription && (
        <p class="page-description" {...shape.language}>
          {slot("description")}
        </p>
      )}
      {slot("links")}
      {slot("afterTitle")}
    </header>
  );
}

function FeedLink() {
  const { ui } = useShell();
  return (
    <a class="button" href={slot("feed")}>
      <Icon of="rss" />
      {ui.rssFeed}
    </a>
  );
}

interface EyebrowProps {
  readonly crumbs: readonly Crumb[];
}

/** Where a page belongs, which is the same for all pages of a group. */
export function Eyebrow({ crumbs }: EyebrowProps) {
  const shell = useShell();
  const last = crumbs.at(-1);
  if (!last) return null;
  if (shell.settings.eyebrows === "section") return <p class="eyebrow">{last.name}</p>;
  return (
    <nav class="eyebrow" aria-label={shell.ui.breadcrumbs}>
      <ol class="breadcrumb-list">
        {crumbs.map(({ name, address }) => (
          <li class="breadcrumb-item">{address ? <a href={address}>{name}</a> : name}</li>
        ))}
      </ol>
    </nav>
  );
}
