// The registry: every component that MDX may name without importing it, one line each.
import { Accordion, AccordionGroup } from "./accordion/accordion.js";
import { accordionDescription, accordionGroupDescription } from "./accordion/accordion-props.js";
import { Badge } from "./badge/badge.js";
import { badgeDescription } from "./badge/badge-props.js";
import { Callout, Check, Danger, Info, Note, Tip, Warning } from "./callout/callout.js";
import { calloutDescription, presetDescription } from "./callout/callout-props.js";
import { Card } from "./card/card.js";
import { cardDescription } from "./card/card-props.js";
import { CodeBlock } from "./code-block/code-block.js";
import { codeBlockDescription } from "./code-block/code-block-props.js";
import { CodeGroup } from "./code-group/code-group.js";
import { codeGroupDescription, exampleDescription } from "./code-group/code-group-props.js";
import { RequestExample, ResponseExample } from "./code-group/examples.js";
import { Color } from "./color/color.js";
import { colorDescription, colorItemDescription, colorRowDescription } from "./color/color-props.js";
import { CardGroup, Column, Columns } from "./columns/columns.js";
import { columnDescription, columnsDescription } from "./columns/columns-props.js";
import type { ComponentDescription } from "./describe.js";
import { Expandable } from "./expandable/expandable.js";
import { expandableDescription } from "./expandable/expandable-props.js";
import { ParamField, ResponseField } from "./field/field.js";
import { paramFieldDescription, responseFieldDescription } from "./field/field-props.js";
import { Frame } from "./frame/frame.js";
import { frameDescription } from "./frame/frame-props.js";
import { GitHub } from "./github-repo/github-repo.js";
import { repoDescription } from "./github-repo/github-repo-props.js";
import { Heading } from "./heading/heading.js";
import { headingDescription } from "./heading/heading-props.js";
import { Icon } from "./icon/icon.js";
import { iconDescription } from "./icon/icon-props.js";
import { Image } from "./image/image.js";
import { imageDescription } from "./image/image-props.js";
import { Latex } from "./latex/latex.js";
import { latexDescription } from "./latex/latex-props.js";
import { Link } from "./link/link.js";
import { linkDescription } from "./link/link-props.js";
import { Mermaid } from "./mermaid/mermaid.js";
import { mermaidDescription } from "./mermaid/mermaid-props.js";
import { Panel } from "./panel/panel.js";
import { panelDescription } from "./panel/panel-props.js";
import { PassThrough } from "./pass-through.js";
import { Prompt } from "./prompt/prompt.js";
import { promptDescription } from "./prompt/prompt-props.js";
import { Step, Steps } from "./steps/steps.js";
import { stepDescription, stepsDescription } from "./steps/steps-props.js";
import { Tab, Tabs } from "./tabs/tabs.js";
import { tabDescription, tabsDescription } from "./tabs/tabs-props.js";
import { Tile } from "./tile/tile.js";
import { tileDescription } from "./tile/tile-props.js";
import { Tooltip } from "./tooltip/tooltip.js";
import { tooltipDescription } from "./tooltip/tooltip-props.js";
import { Tree } from "./tree/tree.js";
import { fileDescription, folderDescription, treeDescription } from "./tree/tree-props.js";
import { Update } from "./update/update.js";
import { updateDescription } from "./update/update-props.js";
import { Frame as EmbeddedFrame, Source, Video } from "./video/video.js";
import { videoDescription } from "./video/video-props.js";
import { View } from "./view/view.js";
import { viewDescription } from "./view/view-props.js";
import { Visibility } from "./visibility/visibility.js";
import { visibilityDescription } from "./visibility/visibility-props.js";

/** A component as MDX calls it. Each reads its own props: authors write what they like. */
export type DrawnComponent = (props: never) => unknown;

/** Name → component. Dotted names stand here too; compiled MDX finds parts on the component itself. */
export const components: Readonly<Record<string, DrawnComponent>> = {
  Accordion,
  AccordionGroup,
  Badge,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  "Color.Item": Color.Item,
  "Color.Row": Color.Row,
  Column,
  Columns,
  Danger,
  Example: Frame,
  Expandable,
  FileTree: Tree,
  "FileTree.File": Tree.File,
  "FileTree.Folder": Tree.Folder,
  Frame,
  GitHub,
  "GitHub.Repo": GitHub.Repo,
  Github: GitHub,
  "Github.Repo": GitHub.Repo,
  Heading,
  Icon,
  Info,
  Latex,
  Link,
  MDX: PassThrough,
  Mermaid,
  Note,
  OptimizedVideo: Video,
  Panel,
  Param: ParamField,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  SnippetGroup: CodeGroup,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  "Tree.File": Tree.File,
  "Tree.Folder": Tree.Folder,
  Update,
  Variation: PassThrough,
  View,
  Visibility,
  Warning,
  ZoomImage: Image,
};

/** Name → what the component takes. Those that only hand on their children take anything. */
export const descriptions: Readonly<Record<string, ComponentDescription>> = {
  Accordion: accordionDescription,
  AccordionGroup: accordionGroupDescription,
  Badge: badgeDescription,
  Callout: calloutDescription,
  Card: cardDescription,
  CardGroup: columnsDescription,
  Check: presetDescription,
  CodeBlock: codeBlockDescription,
  CodeGroup: codeGroupDescription,
  Color: colorDescription,
  "Color.Item": colorItemDescription,
  "Color.Row": colorRowDescription,
  Column: columnDescription,
  Columns: columnsDescription,
  Danger: presetDescription,
  Example: frameDescription,
  Expandable: expandableDescription,
  FileTree: treeDescription,
  "FileTree.File": fileDescription,
  "FileTree.Folder": folderDescription,
  Frame: frameDescription,
  "GitHub.Repo": repoDescription,
  "Github.Repo": repoDescription,
  Heading: headingDescription,
  Icon: iconDescription,
  Info: presetDescription,
  Latex: latexDescription,
  Link: linkDescription,
  Mermaid: mermaidDescription,
  Note: presetDescription,
  OptimizedVideo: videoDescription,
  Panel: panelDescription,
  Param: paramFieldDescription,
  ParamField: paramFieldDescription,
  Prompt: promptDescription,
  RequestExample: exampleDescription,
  ResponseExample: exampleDescription,
  ResponseField: responseFieldDescription,
  SnippetGroup: codeGroupDescription,
  Step: stepDescription,
  Steps: stepsDescription,
  Tab: tabDescription,
  Tabs: tabsDescription,
  Tile: tileDescription,
  Tip: presetDescription,
  Tooltip: tooltipDescription,
  Tree: treeDescription,
  "Tree.File": fileDescription,
  "Tree.Folder": folderDescription,
  Update: updateDescription,
  View: viewDescription,
  Visibility: visibilityDescription,
  Warning: presetDescription,
  ZoomImage: imageDescription,
};

/** HTML elements that are drawn with more than their tag. */
export const elements: Readonly<Record<string, DrawnComponent>> = {
  iframe: EmbeddedFrame,
  img: Image,
  source: Source,
  video: Video,
};
