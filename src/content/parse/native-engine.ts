// Wraps the native engine in a module of its own, because it cannot load without a binary.
export { markdownToMdast, mdxToMdast } from "satteri";
