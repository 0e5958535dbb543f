// Puts a drawn page and the ready parts of its shell together. What a document repeats from page to page is drawn once.
import { h } from "preact";
import { render } from "preact-render-to-string";
import type { Html, PageMode } from "../model.js";
import { escapeHtml } from "../shared/write-html.js";
import type { Assets } from "./assets.js";
import { Document } from "./document.js";
import { createPolicies, type PolicyParts } from "./head/policy/page-policy.js";
import { drawScripts } from "./head/scripts.js";
import type { Side } from "./page-main.js";
import type { Shell } from "./shell.js";
import { fillPieces, fillTemplate, piecesOf, slot, type Template, toTemplate } from "./slots.js";

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

export type Assemble = (shell: Shell, parts: PageParts) => DrawnDocument;

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
