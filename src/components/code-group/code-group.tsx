// Draws code blocks as tabs or as a menu: one example in several languages.
import type { ComponentChild, ComponentChildren } from "preact";
import { flatChildren, isElementOf } from "../child-elements.js";
import { CodeBlock, type CodeBlockProps, languageOf } from "../code-block/code-block.js";
import type { Component } from "../component.js";
import { describe, flag, IGNORED, number } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { type CommonProps, type Flag, isOn, type Numeric, numberOf } from "../props.js";
import { slugOf } from "../slug.js";
import { type CodeEntry, CodeTabs } from "./code-tabs.js";

interface CodeGroupProps extends CommonProps {
  readonly dropdown?: Flag;
  readonly initialSelectedTab?: Numeric;
  /** Names a block that has no title: by its language unless said otherwise. */
  readonly nameOf?: (block: CodeBlockProps, index: number) => string;
}

export function CodeGroup({ children, nameOf = languageName, ...props }: CodeGroupProps) {
  const draw = useDraw();
  const parts = flatChildren(children);
  const opening = parts.findIndex((part) => isElementOf(part, CodeBlock));
  if (opening < 0) return <>{children}</>;
  const entries: CodeEntry[] = [];
  let words: ComponentChild[] = [];
  for (const part of parts.slice(opening)) {
    if (!isElementOf(part, CodeBlock)) {
      words.push(part);
      continue;
    }
    const { props: block } = part;
    const text = block.title ?? block.filename ?? nameOf(block, entries.length);
    entries.push({ id: draw.uniqueId(`code-${slugOf(text)}`), title: text, text, icon: block.icon, block, words });
    words = [];
  }
  const chosen = Math.min(Math.max(0, numberOf(props.initialSelectedTab) ?? 0), entries.length - 1);
  return (
    <>
      {parts.slice(0, opening)}
      <CodeTabs own={props} entries={entries} chosen={chosen} isMenu={isOn(props.dropdown)} />
      {words}
    </>
  );
}

function languageName(block: CodeBlockProps, index: number): string {
  const language = block.language ?? block.lang;
  return languageOf(language)?.label ?? language ?? `${index + 1}`;
}

/** Examples of an API page, which `render/` puts into the right column. */
interface ExampleProps {
  readonly dropdown?: Flag;
  readonly children?: ComponentChildren;
}

export function RequestExample(props: ExampleProps) {
  const { ui } = useDraw();
  return <Examples {...props} id="request-example" name={ui.request} />;
}

function ResponseExample(props: ExampleProps) {
  const { ui } = useDraw();
  return <Examples {...props} id="response-example" name={ui.response} />;
}

function Examples({ id: wish, name, dropdown, children }: ExampleProps & { id: string; name: string }) {
  const id = useDraw().uniqueId(wish);
  return (
    <div id={id} class={`api-example ${wish}`}>
      <CodeGroup
        dropdown={isOn(dropdown)}
        nameOf={(block, index) => block.title ?? (index === 0 ? name : `${name} ${index + 1}`)}
      >
        {children}
      </CodeGroup>
    </div>
  );
}

export const codeGroup: Component = {
  names: ["CodeGroup", "SnippetGroup"],
  directives: ["code-group"],
  draw: CodeGroup,
  props: describe<Omit<CodeGroupProps, "nameOf">>({
    dropdown: flag("Shows a menu instead of tabs."),
    initialSelectedTab: number("Block to show first, counted from 0."),
    noMargins: IGNORED,
    isSmallText: IGNORED,
  }),
  children: "sorts",
};

export const requestExample: Component = {
  names: ["RequestExample"],
  draw: RequestExample,
  props: describe<ExampleProps>({ dropdown: flag("Shows a menu instead of tabs.") }),
  children: "sorts",
  aside: 2,
};

export const responseExample: Component = {
  ...requestExample,
  names: ["ResponseExample"],
  draw: ResponseExample,
  aside: 3,
};
