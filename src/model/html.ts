// The type of ready HTML.

/** HTML that is safe to write as it is. Made by `render/` and by JSX only. */
export type Html = string;
