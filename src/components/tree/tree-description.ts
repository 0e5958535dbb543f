// Describes trees of files.

import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { describe, flag, iconName, node, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { list, paragraph, type SaidElement, text as say } from "../said.js";
import { type FileProps, type FolderProps, Tree, type TreeProps } from "./tree.js";

const fileProps = {
  name: required(text("Name of the file or folder.")),
  comment: node("Remark after the name."),
  highlight: flag("Highlights the row."),
  icon: iconName("Icon instead of the default one."),
};

export const tree: Component = {
  names: ["Tree", "FileTree"],
  draw: Tree,
  props: describe<TreeProps>({}),
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
