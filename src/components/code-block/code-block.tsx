// Draws one block of code: its header, the highlighted lines and the buttons that work on it.
import type { ComponentChildren } from "preact";
import type { Html, IconRef } from "../../model.js";
import { escapeText } from "../../shared/write-html.js";
import { rawText } from "../child-elements.js";
import type { Component, Fence, WrittenProps } from "../component.js";
import { anything, describe, flag, IGNORED, iconProps, named, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown } from "../inline-markdown.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, type Flag, isOn, outerAttributes } from "../props.js";
import { fence } from "../said.js";
import languages from "./languages.json" with { type: "json" };

/** What a fence or an author gives a code block. */
export interface CodeBlockProps extends CommonProps, IconProps {
  readonly language?: string | null | undefined;
  readonly lang?: string | undefined;
  readonly title?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly lines?: Flag;
  readonly wrap?: Flag;
  readonly expandable?: Flag;
  readonly nocopy?: Flag;
  /** Explanations of marked lines, as inline Markdown. */
  readonly notes?: readonly string[] | undefined;
  /** Ready highlighted lines, made by `render/`. */
  readonly html?: Html | null | undefined;
  /** The code as text; the children where there is none. */
  readonly code?: string | undefined;
}

/** Blocks with fewer lines than this are shown whole even if they may be folded. */
const FOLDED_LINES = 14;

/** What a language is called, and the mark of its files. */
const LANGUAGES = new Map<string, { readonly label: string; readonly mark?: IconRef }>(Object.entries(languages));

/** Undefined for a language that is called as it is written. */
export function languageOf(language: unknown) {
  return LANGUAGES.get(`${language}`.toLowerCase());
}

export function CodeBlock(props: CodeBlockProps) {
  const title = props.title ?? props.filename;
  return (
    <CodeFrame
      block={props}
      header={
        title && (
          <div class="code-block-header not-prose" data-component-part="code-block-header">
            <DrawIcon
              {...props}
              icon={props.icon ?? languageOf(props.language ?? props.lang)?.mark}
              class="code-block-icon"
              part="code-block-icon"
            />
            <span class="code-block-filename" data-component-part="code-block-header-filename">
              {title}
            </span>
          </div>
        )
      }
    />
  );
}

interface CodeFrameProps {
  readonly block: CodeBlockProps;
  readonly header?: ComponentChildren;
}

/** A block below whatever header it is given: alone, or as a panel of a group. */
export function CodeFrame({ block: props, header }: CodeFrameProps) {
  const { ui } = useDraw();
  const code = codeOf(props);
  const lines = code.split("\n").length;
  const isFolded = isOn(props.expandable) && lines > FOLDED_LINES;
  const isCopied = !isOn(props.nocopy);
  return (
    <docs-code-block
      {...outerAttributes(props, "code-block")}
      data-language={props.language ?? props.lang ?? undefined}
      data-lines={isOn(props.lines) ? "" : undefined}
      data-wrap={isOn(props.wrap) ? "" : undefined}
      data-folded={isFolded ? "" : undefined}
      data-corner={isCopied && !header && lines > 1 ? "" : undefined}
    >
      {header}
      <div class="code-block-background" data-component-part="code-block-root">
        <Code html={props.html} code={code} />
        {isCopied && <CopyButton />}
      </div>
      {isFolded && (
        <button type="button" class="code-block-expand" data-action="expand" data-less={ui.showLess}>
          {ui.showMore}
        </button>
      )}
      {props.notes && (
        <ol class="code-notes not-prose">
          {props.notes.map((note) => (
            <li>
              <InlineMarkdown text={note} />
            </li>
          ))}
        </ol>
      )}
    </docs-code-block>
  );
}

function CopyButton() {
  const { ui } = useDraw();
  return (
    <div class="code-block-actions" data-floating-buttons="true">
      <button
        type="button"
        class="code-block-copy-button"
        aria-label={ui.copyCode}
        data-copied={ui.copied}
        data-action="copy"
        data-testid="copy-code-button"
      >
        <Glyph name="copy" />
      </button>
    </div>
  );
}

function Code({ html, code }: { html: Html | null | undefined; code: string }) {
  return (
    <pre dir="ltr">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text, which the highlighter of render/ starts from, too. */}
      <code dangerouslySetInnerHTML={{ __html: typeof html === "string" ? html : escapeText(code) }} />
    </pre>
  );
}

function codeOf({ code, children }: CodeBlockProps): string {
  return (typeof code === "string" ? code : rawText(code ?? children)).replace(/^\n|\s+$/g, "");
}

export const codeBlock: Component = {
  names: ["CodeBlock"],
  draw: CodeBlock,
  props: describe<Omit<CodeBlockProps, "lang" | "filename" | "html" | "notes">>({
    ...iconProps,
    language: named(text("Language to highlight."), "lang"),
    title: named(text("Title, usually a file name."), "filename"),
    lines: flag("Shows line numbers."),
    wrap: flag("Wraps long lines."),
    expandable: flag("Folds long code behind a button."),
    nocopy: flag("Hides the copy button."),
    highlight: anything("Lines to highlight, such as `{[1, 3]}` or `1-3,5`."),
    focus: anything("Lines to focus; the others are dimmed."),
    code: text("The code, instead of children."),
    theme: text("Highlighting theme of this block."),
    numberOfLines: IGNORED,
    hideAskAiButton: IGNORED,
    isSmallText: IGNORED,
    twoslash: flag("Shows types, with the TypeScript installed beside docs.json."),
  }),
  children: "reads",
  // One whose icon is an element says more than a fence can.
  fence: (props) => (typeof props["icon"] === "object" ? null : fenceOf(props)),
  said: ({ props, text }) => [
    fence(
      wordOf(props["language"] ?? props["lang"]),
      wordOf(props["code"]) ?? text(),
      wordOf(props["title"] ?? props["filename"]),
    ),
  ],
};

/** `language="js" filename="a.js" highlight="[1,3]"` as `js title="a.js" highlight={1,3}`. */
export function fenceOf(props: WrittenProps): Fence {
  return { language: word(props["language"] ?? props["lang"]), meta: metaOf(props) };
}

const FLAGS = ["lines", "wrap", "expandable", "nocopy"];
const RANGES = ["highlight", "focus"];

function metaOf(props: WrittenProps): string | null {
  const parts: string[] = [];
  const title = word(props["title"] ?? props["filename"]);
  if (title !== null) parts.push(`title=${quoted(title)}`);
  const icon = word(props["icon"]);
  if (icon !== null) parts.push(`icon=${quoted(icon)}`);
  for (const name of FLAGS) if (name in props && `${props[name]}` !== "false") parts.push(name);
  // The site may fold long code: then this says no.
  if (`${props["expandable"]}` === "false") parts.push("expandable=false");
  for (const name of RANGES) {
    const lines = `${props[name] ?? ""}`.replace(/[^\d,-]/g, "");
    if (lines !== "") parts.push(`${name}={${lines}}`);
  }
  return parts.length > 0 ? parts.join(" ") : null;
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function word(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
