// Puts a drawn document and the ready parts of its shell together.
import type { VNode } from "preact";
import { render } from "preact-render-to-string";
import type { Html } from "../model.js";
import { drawScripts } from "./head/scripts.js";
import type { Shell } from "./shell.js";
import { fillTemplate, toTemplate } from "./slots.js";
import type { Assets } from "./view.js";

/** What differs from page to page and is HTML already. */
export interface ReadyParts {
  readonly topBar: Html;
  readonly sidebar: Html;
  readonly article: Html;
  readonly aside: Html;
}

interface AssembleOptions {
  readonly assets: Assets;
  readonly parts: ReadyParts;
  /** Addresses of module scripts of this page alone. */
  readonly scripts: readonly string[];
}

export function assemble(document: VNode, shell: Shell, { assets, parts, scripts }: AssembleOptions): Html {
  const template = toTemplate(render(document));
  const { head, banner, footer, shortcuts } = shell;
  const ready: Record<string, Html> = { ...parts, head, banner, footer, shortcuts };
  const everything = [...template, ...Object.values(ready)];
  ready["scripts"] = drawScripts(assets, everything, scripts) + assets.head;
  return `<!doctype html>${fillTemplate(template, (name) => ready[name] ?? "")}`;
}
