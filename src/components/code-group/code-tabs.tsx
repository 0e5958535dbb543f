// Draws one box for several blocks of code, with their tabs, or a menu, in its head.
import type { ComponentChild } from "preact";
import { CodeBlock, type CodeBlockProps, CodeFrame, languageOf } from "../code-block/code-block.js";
import { useDraw } from "../draw-context.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { type PanelEntry, TabList } from "../tabs/tab-list.js";

/** A tab whose panel is one block of code. */
export interface CodeEntry extends Omit<PanelEntry, "content"> {
  readonly block: CodeBlockProps;
  /** What stands above it. */
  readonly words?: readonly ComponentChild[];
}

interface CodeTabsProps {
  /** What the author gave the whole. */
  readonly own: CommonProps;
  readonly entries: readonly CodeEntry[];
  readonly chosen: number;
  readonly isMenu?: boolean;
  readonly isSynced?: boolean;
  /** Whether a choice is put into the address. */
  readonly isLinked?: boolean;
  readonly label?: string | undefined;
}

export function CodeTabs({ own, entries, chosen, isMenu = false, isSynced = true, ...props }: CodeTabsProps) {
  const { ui } = useDraw();
  const label = props.label ?? ui.chooseExample;
  const marks = entries.map(({ block }) => languageOf(block.language ?? block.lang)?.mark);
  const isMixed = marks.some((mark) => mark?.name !== marks[0]?.name);
  const marked = entries.map((entry, index) => ({ ...entry, icon: entry.icon ?? (isMixed && marks[index]) }));
  return (
    <docs-tabs
      {...outerAttributes(own, "code-group")}
      data-sync={isSynced ? "" : undefined}
      data-hash={props.isLinked ? "" : undefined}
      data-testid={isMenu ? "code-group-select" : undefined}
    >
      <div class="code-group-bar not-prose" data-component-part="code-group-tab-bar">
        {isMenu ? (
          <Menu entries={entries} chosen={chosen} label={label} />
        ) : (
          <TabList entries={marked} chosen={chosen} label={label} />
        )}
      </div>
      {entries.map((entry, index) => (
        <CodePanel entry={entry} isChosen={index === chosen} hasTab={!isMenu} />
      ))}
    </docs-tabs>
  );
}

interface CodePanelProps {
  readonly entry: CodeEntry;
  readonly isChosen: boolean;
  readonly hasTab: boolean;
}

/** A block whose title is not that of its tab keeps its head. */
function CodePanel({ entry, isChosen, hasTab }: CodePanelProps) {
  const { block, id, text, words = [] } = entry;
  const title = block.title ?? block.filename ?? text;
  const role = hasTab ? { role: "tabpanel" as const, "aria-labelledby": `${id}-tab` } : {};
  return (
    <div
      class="tab-panel"
      id={id}
      data-title={text}
      data-active={isChosen}
      data-component-part="code-group-tab-content"
      {...role}
    >
      {words.length > 0 && <div class="code-group-words">{words}</div>}
      {title === text ? <CodeFrame block={block} /> : <CodeBlock {...block} />}
    </div>
  );
}

function Menu({ entries, chosen, label }: Required<Pick<CodeTabsProps, "entries" | "chosen" | "label">>) {
  return (
    <>
      <span class="code-group-title" data-chosen-title="">
        {entries[chosen]?.text}
      </span>
      <select class="code-group-select" aria-label={label}>
        {entries.map((entry, index) => (
          <option value={entry.id} selected={index === chosen}>
            {entry.text}
          </option>
        ))}
      </select>
    </>
  );
}
