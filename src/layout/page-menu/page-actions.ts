// THE table of page menu options: words, icon and action.
import type { IconRef } from "../../model.js";
import { fillIn } from "../../shared/fill-in.js";
import type { ShellContext } from "../shell-context.js";
import { actionIcon, type PageOption } from "./action-icons.js";

/** What a page gives its menu. Addresses are full where the site's origin is known. */
export interface PageValues {
  /** Starts with `$origin`, which the browser fills in, where the origin is unknown. */
  readonly url: string;
  readonly path: string;
  readonly markdown: string | null;
  readonly specification: string | null;
  /** Address of the MCP server; null where there is none. */
  readonly mcp: string | null;
}

/** A link, or a button whose `action` the page's script knows. */
export interface PageAction {
  readonly icon: IconRef;
  readonly title: string;
  readonly text: string | null;
  readonly does:
    | { readonly kind: "link"; readonly href: string }
    | { readonly kind: "button"; readonly action: string; readonly value: string | null };
}

/** The action of an option; null where it has nothing to act on. */
export function pageAction(option: PageOption, values: PageValues, shell: ShellContext): PageAction | null {
  const action = typeof option === "string" ? BUILT_IN[option](values, shell) : customAction(option, values);
  return action && { ...action, icon: actionIcon(option) };
}

type Drawable = Omit<PageAction, "icon">;

type Maker = (values: PageValues, shell: ShellContext) => Drawable | null;

const BUILT_IN: Readonly<Record<Extract<PageOption, string>, Maker>> = {
  copy: ({ markdown }, { ui }) =>
    markdown === null ? null : button(ui.copyPage, ui.copyPageText, ["copy-page", markdown]),
  view: ({ markdown }, { ui }) => (markdown === null ? null : link(ui.viewAsMarkdown, ui.viewAsMarkdownText, markdown)),
  assistant: (_, { ui, assets }) =>
    assets.hasAssistant ? button(ui.askAssistant, ui.openInText, ["assistant", null]) : null,
  "download-pdf": (_, { ui }) => button(ui.downloadPdf, null, ["print", null]),
  "download-spec": ({ specification }, { ui }) =>
    specification === null ? null : link(ui.downloadSpec, null, specification),
  chatgpt: chat("ChatGPT", "https://chatgpt.com/?hints=search&q="),
  claude: chat("Claude", "https://claude.ai/new?q="),
  perplexity: chat("Perplexity", "https://www.perplexity.ai/search?q="),
  grok: chat("Grok", "https://grok.com/?q="),
  aistudio: chat("Google AI Studio", "https://aistudio.google.com/prompts/new_chat?prompt="),
  devin: chat("Devin", "https://app.devin.ai/?prompt="),
  windsurf: copyPrompt("Windsurf"),
  "devin-desktop": copyPrompt("Devin"),
  mcp: ({ mcp }, { ui }) => (mcp === null ? null : button(ui.copyMcpUrl, null, ["copy-value", mcp])),
  "add-mcp": ({ mcp }, { ui }) =>
    mcp === null ? null : button(ui.copyMcpCommand, null, ["copy-value", `npx add-mcp ${mcp}`]),
  cursor: install("Cursor", (mcp, name) => {
    const settings = btoa(JSON.stringify({ url: mcp }));
    return `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(settings)}`;
  }),
  vscode: install("VS Code", (mcp, name) => {
    return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, url: mcp }))}`;
  }),
  "devin-mcp": ({ mcp }, { ui }) =>
    mcp === null ? null : button(fillIn(ui.connectTo, { name: "Devin" }), ui.copyMcpUrl, ["copy-value", mcp]),
};

/** Opens a chat whose first message names the page. */
function chat(name: string, address: string): Maker {
  return ({ url }, { ui }) =>
    link(fillIn(ui.openIn, { name }), ui.openInText, address + encodeURIComponent(promptFor(url)));
}

/** For programs that cannot be opened by a web address. */
function copyPrompt(name: string): Maker {
  return ({ url }, { ui }) => button(name, ui.copyPrompt, ["copy-value", promptFor(url)]);
}

/** Models are addressed in English in every language of the site. */
function promptFor(url: string): string {
  return `Read ${url} so that I can ask you questions about it.`;
}

function install(name: string, href: (mcp: string, name: string) => string): Maker {
  return ({ mcp }, { ui, settings }) =>
    mcp === null ? null : link(fillIn(ui.connectTo, { name }), ui.connectToText, href(mcp, settings.name));
}

/** `$path` and `$mcp` are known now. The script fills in `$page`, the page's Markdown, on demand. */
function customAction(option: Exclude<PageOption, string>, values: PageValues): Drawable {
  const { base, query } = option.href;
  const known = (text: string) => text.replaceAll("$path", values.path).replaceAll("$mcp", values.mcp ?? "");
  const search = query
    .map(({ key, value }) => `${encodeURIComponent(key)}=${encodePlaceholders(known(value))}`)
    .join("&");
  const href = search === "" ? known(base) : `${known(base)}${base.includes("?") ? "&" : "?"}${search}`;
  return {
    title: option.title,
    text: option.description,
    does: { kind: "link", href },
  };
}

function encodePlaceholders(value: string): string {
  return encodeURIComponent(value).replaceAll("%24page", "$page");
}

function link(title: string, text: string | null, href: string): Drawable {
  return { title, text, does: { kind: "link", href } };
}

function button(title: string, text: string | null, [action, value]: readonly [string, string | null]): Drawable {
  return { title, text, does: { kind: "button", action, value } };
}
