// Draws code blocks as tabs or as a menu: one example in several languages.
import type { ComponentChildren, VNode } from "preact";
import { flatChildren, isElementOf } from "../child-elements.js";
import { CodeBlock, type CodeBlockProps, CodeFrame } from "../code-block/code-block.js";
import { useDraw } from "../draw-context.js";
import { type CommonProps, classes, type Flag, isOn, type Numeric, numberOf, styleWith } from "../props.js";
import { slugOf } from "../slug.js";
import { type PanelEntry, TabList } from "../tabs/tab-list.js";

export interface CodeGroupProps extends CommonProps {
  readonly dropdown?: Flag;
  readonly initialSelectedTab?: Numeric;
  /** Names a block that has no title: by its language unless said otherwise. */
  readonly nameOf?: (block: CodeBlockProps, index: number) => string;
  readonly children?: ComponentChildren;
}

interface Example extends PanelEntry {
  readonly block: CodeBlockProps;
}

export function CodeGroup({ children, nameOf = languageName, ...props }: CodeGroupProps) {
  const draw = useDraw();
  const parts = flatChildren(children);
  const blocks = parts.filter((part): part is VNode<CodeBlockProps> => isElementOf(part, CodeBlock));
  if (blocks.length === 0) return <>{children}</>;
  const examples = blocks.map(({ props: block }, index): Example => {
    const text = block.title ?? block.filename ?? nameOf(block, index);
    return { id: draw.uniqueId(`code-${slugOf(text)}`), title: text, text, icon: block.icon, content: null, block };
  });
  const chosen = Math.min(Math.max(0, numberOf(props.initialSelectedTab) ?? 0), examples.length - 1);
  return (
    <docs-tabs
      id={props.id}
      class={classes("code-group", props.class ?? props.className)}
      style={styleWith({}, props.style)}
      data-sync=""
    >
      {isOn(props.dropdown) ? (
        <ExampleMenu examples={examples} chosen={chosen} />
      ) : (
        <div class="code-group-bar" data-component-part="code-group-tab-bar">
          <TabList entries={examples} chosen={chosen} label={draw.ui.chooseExample} />
        </div>
      )}
      {examples.map((example, index) => (
        <ExamplePanel key={example.id} example={example} isChosen={index === chosen} hasTab={!isOn(props.dropdown)} />
      ))}
      {parts.filter((part) => !isElementOf(part, CodeBlock))}
    </docs-tabs>
  );
}

interface ExamplePanelProps {
  readonly example: Example;
  readonly isChosen: boolean;
  readonly hasTab: boolean;
}

function ExamplePanel({ example, isChosen, hasTab }: ExamplePanelProps) {
  const role = hasTab ? { role: "tabpanel" as const, "aria-labelledby": `${example.id}-tab` } : {};
  return (
    <div
      class="tab-panel"
      id={example.id}
      data-title={example.text}
      data-active={isChosen}
      data-component-part="code-group-tab-content"
      {...role}
    >
      <CodeFrame block={example.block} />
    </div>
  );
}

function ExampleMenu({ examples, chosen }: { examples: readonly Example[]; chosen: number }) {
  const { ui } = useDraw();
  return (
    <div class="code-group-bar not-prose" data-component-part="code-group-tab-bar">
      <span class="code-group-title" data-chosen-title="">
        {examples[chosen]?.text}
      </span>
      <select class="code-group-select" aria-label={ui.chooseExample}>
        {examples.map((example, index) => (
          <option key={example.id} value={example.id} selected={index === chosen}>
            {example.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  bash: "Bash",
  cpp: "C++",
  csharp: "C#",
  css: "CSS",
  curl: "cURL",
  go: "Go",
  graphql: "GraphQL",
  html: "HTML",
  http: "HTTP",
  java: "Java",
  javascript: "JavaScript",
  js: "JavaScript",
  json: "JSON",
  jsx: "JSX",
  kotlin: "Kotlin",
  php: "PHP",
  powershell: "PowerShell",
  py: "Python",
  python: "Python",
  rb: "Ruby",
  ruby: "Ruby",
  rust: "Rust",
  sh: "Shell",
  shell: "Shell",
  sql: "SQL",
  swift: "Swift",
  ts: "TypeScript",
  tsx: "TSX",
  typescript: "TypeScript",
  xml: "XML",
  yaml: "YAML",
  yml: "YAML",
};

function languageName(block: CodeBlockProps, index: number): string {
  const language = block.language ?? block.lang;
  return language ? (NAMES[language.toLowerCase()] ?? language) : `${index + 1}`;
}
