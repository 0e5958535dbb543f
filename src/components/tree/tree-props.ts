// Describes the props of trees of files.
import { describe, flag, icon, node, required, text } from "../describe.js";
import type { FileProps, FolderProps, TreeProps } from "./tree.js";

export const treeDescription = describe<TreeProps>({});

const fileProps = { name: required(text), comment: node, highlight: flag, icon };

export const fileDescription = describe<FileProps>(fileProps);
export const folderDescription = describe<FolderProps>({ ...fileProps, defaultOpen: flag, openable: flag });
