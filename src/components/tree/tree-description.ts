// Describes trees of files.
import type { Component } from "../component.js";
import { describe, flag, iconName, node, required, text } from "../describe.js";
import { type MarkdownElement, prefix } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
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
  isBlock: true,
  markdown: (element) => entries(element) || element.blocks(),
};

export const treeFolder: Component = {
  names: ["Tree.Folder", "FileTree.Folder"],
  draw: Tree.Folder,
  props: describe<FolderProps>({
    ...fileProps,
    defaultOpen: flag("Starts open."),
    openable: flag("Whether it can be opened and closed. Default: true."),
  }),
  children: "reads",
  isBlock: false,
  markdown: (element) => entry(element, "/"),
};

export const treeFile: Component = {
  names: ["Tree.File", "FileTree.File"],
  draw: Tree.File,
  props: describe<FileProps>(fileProps),
  children: "reads",
  isBlock: false,
  markdown: (element) => entry(element, ""),
};

function entry(element: MarkdownElement, end: string): string {
  const head = `- ${wordOf(element.props["name"]) ?? ""}${end}`;
  const inner = entries(element);
  return inner === "" ? head : `${head}\n${prefix(inner, "  ")}`;
}

function entries({ parts }: MarkdownElement): string {
  return parts()
    .filter(({ element }) => element !== null)
    .map(({ blocks }) => blocks())
    .join("\n");
}
