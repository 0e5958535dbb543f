// The data that crosses folders: types only, plain and cloneable.

export type * from "./model/navigation.js";
export type * from "./model/page.js";
export type { PagePath } from "./shared/page-path.js";
