// Assembles a page from its drawn article and the ready parts of its shell.
import { type ComponentChildren, h } from "preact";
import { render } from "preact-render-to-string";
import type { Html, PageMode } from "../model.js";
import { allowFor, joinSources, OF_CODE, type Sources } from "../shared/policy/sources.js";
import { escapeHtml } from "../shared/write-html.js";
import type { Assets } from "./assets.js";
import { findSources, hashSource } from "./head/policy/find-sources.js";
import { policyTag } from "./head/policy/write-policy.js";
import { drawScripts } from "./head/scripts.js";
import { MODES } from "./modes.js";
import type { Side } from "./page-main.js";
import type { Shell } from "./shell.js";
import { PLACE_SCRIPT } from "./sidebar/place-script.js";
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
  const skeletons = new Map<Shell, Map<PageMode, Template>>();
  const scriptsOf = new Map<string, Html>();
  const policyFor = createPolicies(assets);

  function skeletonOf(shell: Shell, mode: PageMode): Template {
    const known = skeletons.get(shell) ?? new Map<PageMode, Template>();
    skeletons.set(shell, known);
    const skeleton = known.get(mode) ?? drawSkeleton(shell, mode);
    known.set(mode, skeleton);
    return skeleton;
  }

  function scripts(elements: readonly string[], own: readonly string[]): Html {
    const key = [...elements, "", ...own].join(" ");
    const known = scriptsOf.get(key);
    if (known !== undefined) return known;
    const html = drawScripts(assets, elements, own) + assets.head;
    scriptsOf.set(key, html);
    return html;
  }

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
      if (name === "scripts") return scripts(elements, own);
      if (name === "topBar") return topBar;
      if (name === "footer") return parts.footer;
      return name === "sidebar" ? sidebar : piecesOf(main);
    };
    return { pieces: ["<!doctype html>", ...fillPieces(skeletonOf(shell, mode), fill)], elements };
  };
}

/** The document for pages of a branch, with slots for what differs. */
function drawSkeleton(shell: Shell, mode: PageMode): Template {
  const props = { shell, path: slot("path"), mode, head: slot("page"), children: slot("main") };
  const { head, banner, shortcuts } = shell;
  const once: Readonly<Record<string, Html>> = { head, banner, shortcuts };
  return toTemplate(fillTemplate(toTemplate(render(h(Document, props))), (name) => once[name] ?? slot(name)));
}

/** Draws what every document has, with slots for what is ready already. */
interface DocumentProps {
  readonly shell: Pick<Shell, "context" | "hasTabs" | "hasSidebar">;
  readonly path: string;
  readonly mode: PageMode;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What every document has: its element, head, banner, top bar and sidebar. */
function Document({ shell: { context, hasTabs, hasSidebar }, path, mode, head, children }: DocumentProps) {
  const { settings } = context;
  return (
    <html
      lang={context.language.tag}
      dir={context.language.direction}
      class={settings.appearance.default === "dark" ? "dark" : "light"}
      data-theme={settings.theme}
      data-backdrop={settings.background.decoration ?? undefined}
      data-tabs={hasTabs ? "" : undefined}
      data-sidebar={hasSidebar && MODES[mode].sidebar ? undefined : "none"}
      data-page-mode={mode}
      data-side={slot("side")}
      data-current-path={path}
    >
      <head>
        {slot("head")}
        {head}
        {slot("scripts")}
      </head>
      <body>
        <docs-page class={`${settings.theme}-layout`}>
          {settings.theme === "almond" && <div id="almond-background-color" />}
          <a class="skip-link" href="#content-area">
            {context.ui.skipToContent}
          </a>
          {slot("banner")}
          {slot("topBar")}
          <div id={slot("bodyId")} class="body-content">
            {slot("sidebar")}
            <div id="content-container" class="content-container">
              {children}
            </div>
          </div>
          {slot("footer")}
          {slot("shortcuts")}
          <p class="sr-only" role="status" data-copied={context.ui.copied} />
        </docs-page>
      </body>
    </html>
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

/** What pages of a branch share, and the tags that are written already, by what a page adds. */
interface Branch {
  readonly sources: Sources;
  readonly tags: Map<string, Html>;
}

/** Writes the policy of a page; nothing where the site has none. */
function createPolicies(assets: Assets): (shell: Shell, parts: PolicyParts) => Html {
  const { policy } = assets;
  if (policy === null) return () => "";
  const branches = new Map<Shell, Branch>();
  const templates = new Map<Template, Sources>();
  const branchOf = (shell: Shell): Branch => {
    const known = branches.get(shell);
    if (known) return known;
    const made = { sources: joinSources([policy, ...sourcesOfShell(shell, assets)]), tags: new Map<string, Html>() };
    branches.set(shell, made);
    return made;
  };
  // Nothing in a template is by a page: only docsgen and the owner's settings speak in it.
  const ofTemplate = (template: Template): Sources => {
    const sources = templates.get(template) ?? joinSources(literalsOf(template).map((html) => findSources(html, true)));
    templates.set(template, sources);
    return sources;
  };
  return (shell, { main, searched, elements, ofOwner, isOwners, origins }) => {
    const own = [
      ofTemplate(main.template),
      ...main.fillings.filter((html) => !searched.fillings.includes(html)).map((html) => findSources(html, isOwners)),
      searched.sources,
      ...(ofOwner === "" ? [] : [findSources(ofOwner, true)]),
      ...OF_ELEMENTS.filter(({ name }) => elements.includes(name)).map(({ sources }) => sources),
      allowFor(OF_CODE, origins),
    ].filter((each) => Object.keys(each).length > 0);
    const { sources, tags } = branchOf(shell);
    const key = JSON.stringify(own);
    const tag = tags.get(key) ?? policyTag([sources, ...own]);
    tags.set(key, tag);
    return tag;
  };
}

/** The owner wrote the head and the banner; sidebars also show what descriptions say. */
function sourcesOfShell({ head, banner, topBar, sidebar, footer }: Shell, assets: Assets): Sources[] {
  const others = [...topBar, sidebar.anywhere, ...sidebar.files.values(), footer(false)];
  const scripts = { "script-src": [hashSource(PLACE_SCRIPT)] };
  return [findSources(head + assets.head + banner, true), scripts, ...others.map((html) => findSources(html, false))];
}
