// Owns the icons of the page menu.
import type { DocsConfig } from "../../config/docs-config.js";
import type { IconRef } from "../../model.js";
import { ownIcon, ownLogo } from "../icons/own-icon.js";
import { SERVICE_MARKS } from "../icons/service-marks.js";

/** An option of the page menu: the name of a built-in action, or one of the writer's own. */
export type PageOption = DocsConfig["contextual"]["options"][number];

/** The icon of the last entry of every page menu. */
export const SHORTCUTS_ICON: IconRef = ownIcon("keyboard");

/** The icon of an option. The marks of services are SVG. */
export function actionIcon(option: PageOption): IconRef {
  return typeof option === "string" ? ICONS[option] : (option.icon ?? ownIcon("external-link"));
}

const ICONS: Readonly<Record<Extract<PageOption, string>, IconRef>> = {
  copy: ownIcon("copy"),
  view: ownIcon("file-text"),
  assistant: ownIcon("sparkles"),
  "download-pdf": ownIcon("printer"),
  "download-spec": ownIcon("download"),
  chatgpt: ownLogo("brand-openai"),
  claude: { name: SERVICE_MARKS.claude },
  perplexity: { name: SERVICE_MARKS.perplexity },
  grok: { name: SERVICE_MARKS.grok },
  aistudio: { name: SERVICE_MARKS.gemini },
  devin: { name: SERVICE_MARKS.devin },
  windsurf: { name: SERVICE_MARKS.windsurf },
  "devin-desktop": { name: SERVICE_MARKS.devin },
  mcp: ownIcon("plug"),
  "add-mcp": ownIcon("terminal"),
  cursor: { name: SERVICE_MARKS.cursor },
  vscode: ownLogo("brand-vscode"),
  "devin-mcp": { name: SERVICE_MARKS.devin },
};
