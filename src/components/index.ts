// The registry: every component that MDX may name without importing it, one line each.
import { Accordion, AccordionGroup } from "./accordion/accordion.js";
import { Badge } from "./badge/badge.js";
import { Callout, Check, Danger, Info, Note, Tip, Warning } from "./callout/callout.js";
import { Card } from "./card/card.js";
import { CodeBlock } from "./code-block/code-block.js";
import { CodeGroup } from "./code-group/code-group.js";
import { RequestExample, ResponseExample } from "./code-group/examples.js";
import { Color } from "./color/color.js";
import { CardGroup, Column, Columns } from "./columns/columns.js";
import { Expandable } from "./expandable/expandable.js";
import { ParamField, ResponseField } from "./field/field.js";
import { Frame } from "./frame/frame.js";
import { GitHub } from "./github-repo/github-repo.js";
import { Heading } from "./heading/heading.js";
import { Icon } from "./icon/icon.js";
import { Image } from "./image/image.js";
import { Latex } from "./latex/latex.js";
import { Link } from "./link/link.js";
import { Mermaid } from "./mermaid/mermaid.js";
import { Panel } from "./panel/panel.js";
import { PassThrough } from "./pass-through.js";
import { Prompt } from "./prompt/prompt.js";
import { Step, Steps } from "./steps/steps.js";
import { Tab, Tabs } from "./tabs/tabs.js";
import { Tile } from "./tile/tile.js";
import { Tooltip } from "./tooltip/tooltip.js";
import { Tree } from "./tree/tree.js";
import { Update } from "./update/update.js";
import { Frame as EmbeddedFrame, Source, Video } from "./video/video.js";
import { View } from "./view/view.js";
import { Visibility } from "./visibility/visibility.js";

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

/** HTML elements that are drawn with more than their tag. */
export const elements: Readonly<Record<string, DrawnComponent>> = {
  iframe: EmbeddedFrame,
  img: Image,
  source: Source,
  video: Video,
};
