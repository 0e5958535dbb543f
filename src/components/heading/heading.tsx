// Draws a heading with its own address: those of Markdown and those written as JSX.
import { useDraw } from "../draw-context.js";
import { plainText } from "../inline-markdown.js";
import { type CommonProps, classes, type Flag, isOn, type Numeric, numberOf, styleWith } from "../props.js";
import { slugOf } from "../slug.js";

export interface HeadingProps extends CommonProps {
  readonly level?: Numeric;
  readonly noAnchor?: Flag;
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

const TAGS: readonly HeadingTag[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

export function Heading({ level, noAnchor, children, ...props }: HeadingProps) {
  const draw = useDraw();
  const Tag = TAGS[(numberOf(level) ?? 2) - 1] ?? "h2";
  const id = props.id ?? draw.uniqueId(slugOf(plainText(children)));
  return (
    <Tag id={id} class={classes(props.class ?? props.className) || undefined} style={styleWith({}, props.style)}>
      {children}
      {!isOn(noAnchor) && <Anchor id={id} />}
    </Tag>
  );
}

/** The link mark that appears when the pointer or the focus is on a heading. */
export function Anchor({ id }: { id: string }) {
  const { ui } = useDraw();
  // biome-ignore lint/a11y/useAnchorContent: the style sheet draws the mark, and screen readers read the label.
  return <a class="anchor" href={`#${id}`} aria-label={ui.copyLink} />;
}
