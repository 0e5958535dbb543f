// Describes the props of trees of files.
import { anything, describe, flag, required, text } from "../describe.js";
import type { FileProps, FolderProps, TreeProps } from "./tree.js";

export const treeDescription = describe<TreeProps>({});

const fileProps = { name: required(text), comment: text, highlight: flag, icon: anything };

export const fileDescription = describe<FileProps>(fileProps);
export const folderDescription = describe<FolderProps>({ ...fileProps, defaultOpen: flag, openable: flag });
