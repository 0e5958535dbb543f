// The registry: every component that MDX may name without importing it, one line each.
import { PassThrough } from "./pass-through.js";

/** A component as MDX calls it. Each reads its own props: authors write what they like. */
export type DrawnComponent = (props: never) => unknown;

/** Name → component. Parts have dotted names; compiled MDX finds them on the component itself (`Tree.Folder`). */
export const components: Readonly<Record<string, DrawnComponent>> = Object.fromEntries(
  (
    "Accordion AccordionGroup Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Color.Row Color.Item " +
    "Column Columns Danger Expandable FileTree Frame Example GitHub GitHub.Repo Github Github.Repo Heading Icon Info " +
    "Latex Link Mermaid Note OptimizedVideo Panel Param ParamField Prompt RequestExample ResponseExample " +
    "ResponseField SnippetGroup Step Steps Tab Tabs Tile Tip Tooltip Tree Tree.Folder Tree.File Update Variation " +
    "View Visibility Warning ZoomImage"
  )
    .split(" ")
    .map((name) => [name, PassThrough]),
);
