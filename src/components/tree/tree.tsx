// Draws folders and files; from parts, or from a Markdown list in which nesting or a trailing slash makes a folder.
import { type ComponentChildren, createContext, isValidElement, toChildArray, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { plainText } from "../inline-markdown.js";
import { type CommonProps, type Flag, isOn, outerAttributes } from "../props.js";
import { providerOf } from "../provider.js";

export interface TreeProps extends CommonProps {}

export interface FileProps {
  readonly name?: string;
  readonly comment?: string;
  readonly highlight?: Flag;
  readonly icon?: unknown;
}

export interface FolderProps extends FileProps {
  readonly defaultOpen?: Flag;
  readonly openable?: Flag;
  readonly children?: ComponentChildren;
}

/** The depth of a row, from 1, for assistive technology and the indent. */
const depthOfRows = createContext(1);
const Rows = providerOf(depthOfRows);

function TreeRoot({ children, ...props }: TreeProps) {
  const { ui } = useDraw();
  return (
    <docs-tree {...outerAttributes(props, "tree not-prose")}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the tree pattern is a list with roles. */}
      <ul role="tree" aria-label={ui.files} data-component-part="tree-root">
        {rows(children)}
      </ul>
    </docs-tree>
  );
}

function Folder({ name = "", defaultOpen, openable, highlight, comment, children }: FolderProps) {
  const draw = useDraw();
  const depth = useContext(depthOfRows);
  const inside = rows(children);
  const isFixed = inside.length === 0 || (openable !== undefined && !isOn(openable));
  const id = inside.length > 0 ? draw.uniqueId("tree-folder") : undefined;
  return (
    <li class="tree-folder" role="none" data-component-part="tree-folder">
      <span
        class="tree-row"
        role="treeitem"
        aria-level={depth}
        aria-expanded={isFixed ? undefined : isOn(defaultOpen)}
        aria-owns={id}
        tabIndex={-1}
        data-component-part="tree-folder-title"
        data-highlight={isOn(highlight) ? "" : undefined}
      >
        <Glyph name="chevron" />
        <Glyph name="folder" />
        <RowText name={name} comment={comment} />
      </span>
      {inside.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree is a list with that role.
        <ul id={id} role="group" data-component-part="tree-folder-children-wrapper">
          <Rows value={depth + 1}>{inside}</Rows>
        </ul>
      )}
    </li>
  );
}

function File({ name = "", highlight, comment }: FileProps) {
  const depth = useContext(depthOfRows);
  return (
    <li class="tree-file" role="none" data-component-part="tree-file">
      <span
        class="tree-row"
        role="treeitem"
        aria-level={depth}
        tabIndex={-1}
        data-component-part="tree-file-title"
        data-highlight={isOn(highlight) ? "" : undefined}
      >
        <Glyph name="file" part="tree-file-icon" />
        <RowText name={name} comment={comment} />
      </span>
    </li>
  );
}

function RowText({ name, comment }: { name: string; comment: string | undefined }) {
  return (
    <>
      <span class="tree-name">{name}</span>
      {comment && <span class="tree-comment">{comment}</span>}
    </>
  );
}

/** `Tree` with its parts, as authors name them. */
export const Tree = Object.assign(TreeRoot, { Folder, File });

/** Rows from parts as they are, and from the items of lists. Everything else has no place in a tree. */
function rows(children: ComponentChildren): VNode[] {
  return elements(children).flatMap((child) => {
    if (child.type === Folder || child.type === File) return [child];
    if (isList(child) || typeof child.type !== "string") return elements(child.props.children).flatMap(listRow);
    return [];
  });
}

function listRow(item: VNode): VNode[] {
  if (item.type !== "li") return rows(item);
  const parts = elementsAndText(item.props.children);
  const lists = parts.filter((part) => isValidElement(part) && isList(part));
  const label = parts.filter((part) => !lists.includes(part));
  const text = plainText(label).trim();
  const [, name = text, comment] = /^(.*?)\s+(?:#|—|–)\s+(.*)$/.exec(text) ?? [];
  const highlight = label.some((part) => isValidElement(part) && part.type === "strong");
  const row = { name: name.replace(/\/$/, ""), highlight, ...(comment ? { comment } : {}) };
  if (lists.length === 0 && !name.endsWith("/")) return [<File {...row} />];
  return [
    <Folder {...row} defaultOpen>
      {lists}
    </Folder>,
  ];
}

/** An item's parts; the paragraph of a loose list is opened. */
function elementsAndText(children: ComponentChildren) {
  return toChildArray(children).flatMap((part) =>
    isValidElement(part) && part.type === "p" ? toChildArray(part.props.children) : [part],
  );
}

function elements(children: ComponentChildren): VNode[] {
  return toChildArray(children).filter((child): child is VNode => isValidElement(child));
}

function isList(element: VNode): boolean {
  return element.type === "ul" || element.type === "ol";
}
