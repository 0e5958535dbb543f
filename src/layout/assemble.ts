// Puts a drawn page and the ready parts of its shell together. What a document repeats from page to page is drawn once.
import { h, type VNode } from "preact";
import { render } from "preact-render-to-string";
import type { Html, PageMode } from "../model.js";
import { Document } from "./document.js";
import { drawScripts, elementsIn } from "./head/scripts.js";
import type { Shell } from "./shell.js";
import { escapeText, fillTemplate, slot, type Template, toTemplate } from "./slots.js";
import type { Assets } from "./view.js";

/** A page as its parts, each drawn by itself. */
export interface PageParts {
  readonly path: string;
  readonly mode: PageMode;
  readonly head: VNode;
  /** What stands beside the sidebar; its slots are names of ready parts. */
  readonly main: VNode;
  /** What differs from page to page and is HTML already. */
  readonly ready: ReadyParts;
  /** Addresses of module scripts of this page alone. */
  readonly scripts: readonly string[];
}

export interface ReadyParts {
  readonly topBar: Html;
  readonly sidebar: Html;
  readonly article: Html;
  readonly aside: Html;
  readonly menu: () => Html;
  readonly menuList: () => Html;
}

export type Assemble = (shell: Shell, parts: PageParts) => Html;

export function createAssemble(assets: Assets): Assemble {
  const skeletons = new Map<string, Template>();
  const scriptsOf = new Map<string, Html>();

  function skeletonOf(shell: Shell, mode: PageMode): Template {
    const key = `${mode} ${shell.branch.key}`;
    const known = skeletons.get(key);
    if (known) return known;
    const skeleton = drawSkeleton(shell, mode);
    skeletons.set(key, skeleton);
    return skeleton;
  }

  function scripts(shell: Shell, drawn: readonly Html[], own: readonly string[]): Html {
    const names = new Set([...shell.elements, ...drawn.flatMap(elementsIn)]);
    const key = [...names, "", ...own].join(" ");
    const known = scriptsOf.get(key);
    if (known !== undefined) return known;
    const html = drawScripts(assets, [...names], own) + assets.head;
    scriptsOf.set(key, html);
    return html;
  }

  return (shell, { path, mode, head, main, ready, scripts: own }) => {
    const { article, aside, topBar, sidebar, menu, menuList } = ready;
    const fillMain = (name: string): Html => {
      if (name === "article") return article;
      if (name === "aside") return aside;
      if (name === "menu") return menu();
      return name === "menuList" ? menuList() : shell.footer;
    };
    const pageMain = fillTemplate(toTemplate(render(main)), fillMain);
    const fill = (name: string): Html => {
      if (name === "path") return escapeText(path);
      if (name === "page") return render(head);
      if (name === "scripts") return scripts(shell, [article, aside], own);
      if (name === "topBar") return topBar;
      return name === "sidebar" ? sidebar : pageMain;
    };
    return `<!doctype html>${fillTemplate(skeletonOf(shell, mode), fill)}`;
  };
}

/** The document of a branch's pages, with slots for what differs. */
function drawSkeleton(shell: Shell, mode: PageMode): Template {
  const props = { shell, path: slot("path"), mode, head: slot("page"), children: slot("main") };
  const { head, banner, shortcuts } = shell;
  const once: Readonly<Record<string, Html>> = { head, banner, shortcuts };
  return toTemplate(fillTemplate(toTemplate(render(h(Document, props))), (name) => once[name] ?? slot(name)));
}
