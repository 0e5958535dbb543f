// Owns which elements are blocks: they stand between paragraphs, never in one.

const components =
  "Accordion AccordionGroup Callout Card CardGroup Check CodeBlock CodeGroup Column Columns Danger Example Expandable FileTree " +
  "Frame Info Mermaid Note Panel Param ParamField Prompt RequestExample ResponseExample ResponseField SnippetGroup Step Steps " +
  "Tab Tabs Tip Tree Update View Warning";

const html =
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre " +
  "section table ul";

const names: ReadonlySet<string> = new Set(`${components} ${html}`.split(" "));

/** Whether what is drawn for an element of this name is a block. */
export function isBlockName(name: string): boolean {
  return names.has(name);
}
