// Owns the icons of the page menu.
import type { DocsConfig } from "../../config/docs-config.js";
import type { IconRef } from "../../model.js";
import { SERVICE_MARKS } from "../icons/service-marks.js";

/** An option of the page menu: the name of a built-in action, or one of the writer's own. */
export type PageOption = DocsConfig["contextual"]["options"][number];

/** The icon of the last entry of every page menu. */
export const SHORTCUTS_ICON: IconRef = { name: "keyboard", library: "lucide" };

/** The icon of an option. Names without a library are Lucide's; marks are SVG. */
export function actionIcon(option: PageOption): IconRef {
  const icon = typeof option === "string" ? ICONS[option] : (option.icon ?? "external-link");
  return typeof icon === "string" ? { name: icon, library: "lucide" } : icon;
}

const OPENAI: IconRef = { name: "brand-openai", library: "tabler" };
const VSCODE: IconRef = { name: "brand-vscode", library: "tabler" };

const ICONS: Readonly<Record<Extract<PageOption, string>, IconRef | string>> = {
  copy: "copy",
  view: "file-text",
  assistant: "sparkles",
  "download-pdf": "printer",
  "download-spec": "download",
  chatgpt: OPENAI,
  claude: SERVICE_MARKS.claude,
  perplexity: SERVICE_MARKS.perplexity,
  grok: SERVICE_MARKS.grok,
  aistudio: SERVICE_MARKS.gemini,
  devin: SERVICE_MARKS.devin,
  windsurf: SERVICE_MARKS.windsurf,
  "devin-desktop": SERVICE_MARKS.devin,
  mcp: "plug",
  "add-mcp": "terminal",
  cursor: SERVICE_MARKS.cursor,
  vscode: VSCODE,
  "devin-mcp": SERVICE_MARKS.devin,
};
