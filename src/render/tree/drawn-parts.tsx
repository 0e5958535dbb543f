// Owns components that pages have many of: each is drawn once for each shape, and filled with what one of them says.
import { CodeBlock } from "../../components/code-block/code-block.js";
import { DrawProvider, plainContext } from "../../components/draw-context.js";
import { Heading } from "../../components/heading/heading.js";
import { components } from "../../components/registry.js";
import { drawnOnce, fillTemplate, slot, type Template } from "../../layout/slots.js";
import type { Html } from "../../model.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { HighlightedCode } from "../code/highlight-code.js";
import { registered } from "./registered.js";

export interface DrawnParts {
  /** With slots for its `id` and its `content`. */
  readonly heading: (level: number) => Template;
  /** A block of code; null where only its component can draw it. */
  readonly code: (highlighted: HighlightedCode) => Html | null;
  /** With a slot for its `content`; null where it is no box, or its props are more than numbers and booleans. */
  readonly box: (name: string, props: Readonly<Record<string, unknown>>) => Template | null;
}

/** The parts of pages in one language. */
export function createDrawnParts(ui: UiStrings): DrawnParts {
  const draw = { ...plainContext(), ui };
  const headings = drawnOnce((level: number) => (
    <Heading level={level} id={slot("id")}>
      {slot("content")}
    </Heading>
  ));
  const blocks = drawnOnce(({ hasTitle, hasLanguage, lines, wrap }: CodeShape) => (
    <DrawProvider value={draw}>
      <CodeBlock
        title={hasTitle ? slot("title") : null}
        language={hasLanguage ? slot("language") : null}
        lines={lines}
        wrap={wrap}
        html={slot("code")}
        code=""
      />
    </DrawProvider>
  ));
  const boxesOf = drawnOnce(({ name, props }: BoxShape) => {
    const Box = registered(name) ?? "div";
    return (
      <DrawProvider value={draw}>
        <Box {...props}>{slot("content")}</Box>
      </DrawProvider>
    );
  });
  return {
    heading: headings,
    code: ({ html, props }) => {
      const shape = codeShape(props);
      if (html === null || shape === null) return null;
      const values: Record<string, unknown> = { title: props["title"], language: props["language"] };
      return fillTemplate(blocks(shape), (name) => (name === "code" ? html : escapeHtml(String(values[name]))));
    },
    box: (name, props) => {
      const isPlain = components.get(name)?.isBox && Object.values(props).every(isPlainValue);
      return isPlain ? boxesOf({ name, props }) : null;
    },
  };
}

function isPlainValue(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean";
}

interface CodeShape {
  readonly hasTitle: boolean;
  readonly hasLanguage: boolean;
  readonly lines: boolean;
  readonly wrap: boolean;
}

interface BoxShape {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Null where a prop needs more than the text it is given. */
function codeShape({ title, language, lines, wrap, code: _, ...others }: HighlightedCode["props"]): CodeShape | null {
  const isPlain = isText(title) && isText(language) && Object.keys(others).length === 0;
  if (!isPlain) return null;
  return { hasTitle: Boolean(title), hasLanguage: Boolean(language), lines: lines === true, wrap: wrap === true };
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value !== "");
}
