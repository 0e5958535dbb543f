// Draws a part of a component under the name that sheets of sites know it by.
import type { ComponentChildren } from "preact";
import { InlineMarkdown } from "./inline-markdown.js";

interface PartProps {
  readonly as?: "div" | "figcaption" | "p" | "span";
  readonly class: string;
  /** Its name, where that is not its class. */
  readonly part?: string;
  /** Words with the marks of Markdown. */
  readonly text?: ComponentChildren;
  /** False where the words are already inside a link or a button. */
  readonly links?: boolean;
  /** In place of words. */
  readonly children?: ComponentChildren;
}

/** Nothing where there is nothing in it. */
export function Part({ as: Tag = "span", class: name, part = name, text, links = true, children }: PartProps) {
  const content = children ?? (text && <InlineMarkdown text={text} links={links} />);
  if (!content) return null;
  return (
    <Tag class={name} data-component-part={part}>
      {content}
    </Tag>
  );
}
