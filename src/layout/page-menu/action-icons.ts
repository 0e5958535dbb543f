// Owns the icons of the page menu.
import type { DocsConfig } from "../../config/docs-config.js";
import type { IconRef } from "../../model.js";
import { ownIcon } from "../icons/own-icon.js";
import type own from "../icons/own-icons.json";

/** An option of the page menu: the name of a built-in action, or one of the writer's own. */
export type PageOption = DocsConfig["contextual"]["options"][number];

/** The icon of the last entry of every page menu. */
export const SHORTCUTS_ICON: IconRef = ownIcon("keyboard");

/** The icon of an option. The marks of services are SVG. */
export function actionIcon(option: PageOption): IconRef {
  return typeof option === "string" ? ICONS[option] : (option.icon ?? ownIcon("external-link"));
}

/** Owns simple marks of the services that page menus lead to; no icon set has them. */
const SERVICE_MARKS = {
  claude: lines(
    "M12 2.5v6m0 7v6M2.5 12h6m7 0h6M5.3 5.3l4.2 4.2m5 5 4.2 4.2m0-13.4-4.2 4.2m-5 5-4.2 4.2M8.4 3.3l2 5.4m3.2 6.6 2 5.4",
    2,
  ),
  perplexity: lines(
    "M12 2v20M5.5 3.5V9L12 9 5.5 3.5Zm13 0V9L12 9l6.5-5.5ZM5.5 16.5V21l6.5-6V9l-6.5 6.5v1H3V9h18v7.5h-2.5v-1L12 9m0 6 6.5 6v-4.5",
    1.5,
  ),
  grok: lines("M19.4 9.2A8 8 0 1 0 20 12M8.5 15.5 21 3", 2.2),
  gemini: filled(
    "M12 1.5c.7 6 4.5 9.8 10.5 10.5C16.5 12.7 12.7 16.5 12 22.5 11.3 16.5 7.5 12.7 1.5 12 7.5 11.3 11.3 7.5 12 1.5Z",
  ),
  devin: filled("M8 2.5 11.5 4.5v4L8 10.5l-3.5-2v-4Zm8 6 3.5 2v4l-3.5 2-3.5-2v-4Zm-8 5 3.5 2v4L8 21.5l-3.5-2v-4Z"),
  windsurf: lines("M2.5 7.5c4.5 0 3.5 9 7.2 9 3 0 2-9 5.3-9 3 0 2 9 6.5 9", 2.6),
  cursor: `<svg viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="M12 2.2 20.5 7v10L12 21.800 3.5 17V7Z"/><path fill="currentColor" d="M4.5 7.5h15L12 20.7V12Z"/></svg>`,
} as const satisfies Readonly<Record<string, string>>;

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

/** A logo among docsgen's own icons, by its name in Tabler. */
type OwnLogo = keyof (typeof own)["tabler"];

function ownLogo(name: OwnLogo): IconRef {
  return { name, library: "tabler" };
}

function lines(path: string, width: number): string {
  return `<svg viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
}

function filled(path: string): string {
  return `<svg viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></svg>`;
}
