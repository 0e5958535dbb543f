// The part of the native engine that is used, in a module of its own: it cannot be loaded where there is no binary.
export { markdownToMdast, mdxToMdast } from "satteri";
