// Assembles a page from its drawn article and the ready parts of its shell.
import type { Html, PageMode } from "../model.js";
import { attributeOfWords } from "../shared/english/differing-words.js";
import { allowFor, joinSources, OF_CODE, type Sources } from "../shared/policy/sources.js";
import { escapeHtml } from "../shared/write-html.js";
import type { Assets } from "./assets.js";
import { findSources, hashSource } from "./head/policy/find-sources.js";
import { policyTag } from "./head/policy/write-policy.js";
import { drawScripts } from "./head/scripts.js";
import { MODES } from "./modes.js";
import { oncePerKey } from "./once-per-key.js";
import type { Side } from "./page-main.js";
import type { Shell } from "./shell.js";
import { renderIn, useShell } from "./shell-context.js";
import { SHORTCUT_WORDS } from "./shortcuts/shortcut-words.js";
import { PLACE_SCRIPT } from "./sidebar/sidebar.js";
import {
  type Filled,
  fillPieces,
  fillTemplate,
  literalsOf,
  piecesOf,
  slot,
  type Template,
  toTemplate,
} from "./slots.js";

/** A page as parts of HTML. */
export interface PageParts extends PolicyParts {
  readonly path: string;
  readonly mode: PageMode;
  readonly side: Side;
  /** Whether a field or heading of the page has the id `body-content`, which links then mean. */
  readonly isBodyNameTaken: boolean;
  /** Metadata for the head of the page. */
  readonly head: Html;
  readonly topBar: Html;
  readonly sidebar: Html;
  /** The site's, and the project's own; empty in modes without. */
  readonly footer: Html;
  /** The elements of its text that have their scripts; null: all of them. */
  readonly working: readonly string[] | null;
  /** Addresses of module scripts that only this page has. */
  readonly scripts: readonly string[];
}

/** A whole document. */
export interface DrawnDocument {
  /** Its HTML, in consecutive pieces. */
  readonly pieces: readonly Html[];
  /** Names of the custom elements in it: each has a script. */
  readonly elements: readonly string[];
}

type Assemble = (shell: Shell, parts: PageParts) => DrawnDocument;

export function createAssemble(assets: Assets): Assemble {
  const skeletonOf = oncePerKey((shell: Shell) => oncePerKey((mode: PageMode) => drawSkeleton(shell, mode)));
  const scriptsOf = oncePerKey(
    ([elements, own]: readonly (readonly string[])[]) => drawScripts(assets, elements ?? [], own ?? []) + assets.head,
    JSON.stringify,
  );
  const policyFor = createPolicies(assets);

  return (shell, parts) => {
    const { path, mode, side, isBodyNameTaken, head, topBar, sidebar, main, working, scripts: own } = parts;
    const found = parts.elements.filter((name) => working === null || working.includes(name));
    const elements = [...new Set([...shell.elements, ...found])];
    const fill = (name: string): Html | readonly Html[] => {
      if (name === "bodyId") return isBodyNameTaken ? "page-body" : "body-content";
      if (name === "policy") return policyFor(shell, parts);
      if (name === "path") return escapeHtml(path);
      if (name === "side") return side;
      if (name === "page") return head;
      if (name === "scripts") return scriptsOf([elements, own]);
      if (name === "topBar") return topBar;
      if (name === "footer") return parts.footer;
      return name === "sidebar" ? sidebar : piecesOf(main);
    };
    return { pieces: ["<!doctype html>", ...fillPieces(skeletonOf(shell)(mode), fill)], elements };
  };
}

/** The document for pages of a branch, with slots for what differs. */
function drawSkeleton(shell: Shell, mode: PageMode): Template {
  const { head, banner } = shell;
  const once: Readonly<Record<string, Html>> = { head, banner };
  const drawn = renderIn(shell.context, <Document shell={shell} mode={mode} />);
  return toTemplate(fillTemplate(toTemplate(drawn), (name) => once[name] ?? slot(name)));
}

interface DocumentProps {
  readonly shell: Shell;
  readonly mode: PageMode;
}

/** What every document has: its element, head, banner, top bar and sidebar. */
function Document({ shell: { hasTabs, hasSidebar }, mode }: DocumentProps) {
  const { settings, language } = useShell();
  return (
    <html
      lang={language.tag}
      dir={language.direction}
      class={settings.appearance.default === "dark" ? "dark" : "light"}
      data-theme={settings.theme}
      data-backdrop={settings.background.decoration ?? undefined}
      data-tabs={hasTabs ? "" : undefined}
      data-sidebar={hasSidebar && MODES[mode].sidebar ? undefined : "none"}
      data-page-mode={mode}
      data-side={slot("side")}
      data-current-path={slot("path")}
    >
      <head>
        {slot("head")}
        {slot("page")}
        {slot("scripts")}
      </head>
      <body>
        <Body />
      </body>
    </html>
  );
}

function Body() {
  const { settings, ui } = useShell();
  return (
    <docs-page class={`${settings.theme}-layout`}>
      {settings.theme === "almond" && <div id="almond-background-color" />}
      <a class="skip-link" href="#content-area">
        {ui.skipToContent}
      </a>
      {slot("banner")}
      {slot("topBar")}
      <div id={slot("bodyId")} class="body-content">
        {slot("sidebar")}
        <div id="content-container" class="content-container">
          {slot("main")}
        </div>
      </div>
      {slot("footer")}
      <p class="sr-only" role="status" data-copied={ui.copied} data-words={attributeOfWords(ui, SHORTCUT_WORDS)} />
    </docs-page>
  );
}

/** What a page's policy follows from. */
interface PolicyParts {
  /** Everything beside the sidebar. */
  readonly main: Filled;
  /** Fillings that were searched before, and what is in them. */
  readonly searched: { readonly fillings: readonly Html[]; readonly sources: Sources };
  /** docsgen's own elements in what the site's authors wrote: they bring their scripts. */
  readonly elements: readonly string[];
  /** What else its owner wrote for it. */
  readonly ofOwner: Html;
  /** Whether its text is by the owner of the site, whose scripts and frames are allowed. */
  readonly isOwners: boolean;
  /** Origins that the code of its scripts names. */
  readonly origins: readonly string[];
}

/** What elements of docsgen ask for in a browser. */
const OF_ELEMENTS: readonly { readonly name: string; readonly sources: Sources }[] = [
  { name: "github-repo", sources: { "connect-src": ["https://api.github.com"] } },
  // Parts of a reference are loaded later, and descriptions may show pictures in them.
  { name: "reference", sources: { "img-src": ["https:"] } },
];

/** Writes the policy of a page; nothing where the site has none. */
function createPolicies(assets: Assets): (shell: Shell, parts: PolicyParts) => Html {
  const { policy } = assets;
  if (policy === null) return () => "";
  // What pages of a branch share, and the tags that are written already, by what a page adds.
  const tagsOf = oncePerKey((shell: Shell) => {
    const shared = joinSources([policy, ...sourcesOfShell(shell, assets)]);
    return oncePerKey((own: readonly Sources[]) => policyTag([shared, ...own]), JSON.stringify);
  });
  // Nothing in a template is by a page: only docsgen and the owner's settings speak in it.
  const ofTemplate = oncePerKey((template: Template) =>
    joinSources(literalsOf(template).map((html) => findSources(html, true))),
  );
  return (shell, { main, searched, elements, ofOwner, isOwners, origins }) => {
    const own = [
      ofTemplate(main.template),
      ...main.fillings.filter((html) => !searched.fillings.includes(html)).map((html) => findSources(html, isOwners)),
      searched.sources,
      ...(ofOwner === "" ? [] : [findSources(ofOwner, true)]),
      ...OF_ELEMENTS.filter(({ name }) => elements.includes(name)).map(({ sources }) => sources),
      allowFor(OF_CODE, origins),
    ].filter((each) => Object.keys(each).length > 0);
    return tagsOf(shell)(own);
  };
}

/** The owner wrote the head and the banner; sidebars also show what descriptions say. */
function sourcesOfShell({ head, banner, topBar, sidebar, footer }: Shell, assets: Assets): Sources[] {
  const others = [...topBar, sidebar.anywhere, ...sidebar.files.values(), footer(false)];
  const scripts = { "script-src": [hashSource(PLACE_SCRIPT)] };
  return [findSources(head + assets.head + banner, true), scripts, ...others.map((html) => findSources(html, false))];
}
