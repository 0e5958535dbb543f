// Draws folders and files; from parts, or from a Markdown list in which nesting or a trailing slash makes a folder.
import { type ComponentChildren, createContext, isValidElement, toChildArray, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { describe, flag, iconName, node, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { plainText } from "../inline-markdown.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, type Flag, isOn, outerAttributes } from "../props.js";
import { providerOf } from "../provider.js";
import { list, paragraph, type SaidElement, text as say } from "../said.js";

interface FileProps {
  readonly name?: string;
  readonly comment?: string;
  readonly highlight?: Flag;
  readonly icon?: unknown;
}

interface FolderProps extends FileProps {
  readonly defaultOpen?: Flag;
  readonly openable?: Flag;
  readonly children?: ComponentChildren;
}

/** The depth of a row, from 1, for assistive technology and the indent. */
const depthOfRows = createContext(1);
const Rows = providerOf(depthOfRows);

function TreeRoot({ children, ...props }: CommonProps) {
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

function Folder({ defaultOpen, openable, children, ...props }: FolderProps) {
  const draw = useDraw();
  const depth = useContext(depthOfRows);
  const inside = rows(children);
  const isFixed = inside.length === 0 || (openable !== undefined && !isOn(openable));
  const id = inside.length > 0 ? draw.uniqueId("tree-folder") : undefined;
  return (
    <li class="tree-folder" role="none" data-component-part="tree-folder">
      <Row {...props} part="tree-folder-title" aria-expanded={isFixed ? undefined : isOn(defaultOpen)} aria-owns={id}>
        <Glyph name="chevron" />
        <Glyph name="folder" />
      </Row>
      {inside.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree is a list with that role.
        <ul id={id} role="group" data-component-part="tree-folder-children-wrapper">
          <Rows value={depth + 1}>{inside}</Rows>
        </ul>
      )}
    </li>
  );
}

function File(props: FileProps) {
  return (
    <li class="tree-file" role="none" data-component-part="tree-file">
      <Row {...props} part="tree-file-title">
        <Glyph name="file" part="tree-file-icon" />
      </Row>
    </li>
  );
}

interface RowProps extends FileProps {
  readonly part: string;
  readonly "aria-expanded"?: boolean | undefined;
  readonly "aria-owns"?: string | undefined;
  /** Its icons. */
  readonly children: ComponentChildren;
}

function Row({ name, highlight, comment, part, children, ...props }: RowProps) {
  return (
    <span
      class="tree-row"
      role="treeitem"
      aria-level={useContext(depthOfRows)}
      aria-expanded={props["aria-expanded"]}
      aria-owns={props["aria-owns"]}
      tabIndex={-1}
      data-component-part={part}
      data-highlight={isOn(highlight) ? "" : undefined}
    >
      {children}
      <span class="tree-name">{name}</span>
      {comment && <span class="tree-comment">{comment}</span>}
    </span>
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

const fileProps = {
  name: required(text("Name of the file or folder.")),
  comment: node("Remark after the name."),
  highlight: flag("Highlights the row."),
  icon: iconName("Icon instead of the default one."),
};

export const tree: Component = {
  names: ["Tree", "FileTree"],
  draw: Tree,
  props: describe({}),
  children: "reads",
  said: (element) => {
    const rows = entries(element);
    return rows.length > 0 ? rows : element.blocks();
  },
};

export const treeFolder: Component = {
  names: ["Tree.Folder", "FileTree.Folder"],
  partOf: "Tree",
  draw: Tree.Folder,
  props: describe<FolderProps>({
    ...fileProps,
    defaultOpen: flag("Starts open."),
    openable: flag("Whether it can be opened and closed. Default: true."),
  }),
  children: "reads",
  isInline: true,
  said: (element) => entry(element, "/"),
};

export const treeFile: Component = {
  names: ["Tree.File", "FileTree.File"],
  partOf: "Tree",
  draw: Tree.File,
  props: describe<FileProps>(fileProps),
  children: "reads",
  isInline: true,
  said: (element) => entry(element, ""),
};

function entry(element: SaidElement, end: string): readonly SaidNode[] {
  const comment = wordOf(element.props["comment"]);
  const name = `${wordOf(element.props["name"]) ?? ""}${end}`;
  return [list([[paragraph(say(comment === null ? name : `${name} ${comment}`)), ...entries(element)]])];
}

/** The entries in it as one list. */
function entries({ parts }: SaidElement): readonly SaidNode[] {
  const items = parts().flatMap(({ name, said }) => (name === null ? [] : said.flatMap(itemsOf)));
  return items.length === 0
    ? []
    : [{ type: "list", ordered: false, start: null, loose: false, children: items, span: null }];
}

/** The items of a list, which may be from a snippet. */
function itemsOf(node: SaidNode): readonly SaidNode[] {
  if (node.type === "fragment") return [{ ...node, children: node.children.flatMap(itemsOf) }];
  return node.type === "list" ? node.children : [];
}
