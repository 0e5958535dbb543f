// Draws a box with a title that is usually one large link.
import { type ComponentChildren, Fragment, isValidElement, toChildArray } from "preact";
import { CALLOUT_TYPE, calloutKind, KindIcon } from "../callout/callout.js";
import type { Component } from "../component.js";
import { address, color, describe, flag, IGNORED, iconProps, node, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import type { IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { Part } from "../part.js";
import { type CommonProps, classes, cssValue, type Flag, isOn, outerAttributes } from "../props.js";
import { card as said } from "../said.js";

interface CardProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly href?: string;
  readonly horizontal?: Flag;
  readonly img?: string;
  readonly color?: string;
  readonly cta?: string;
  readonly arrow?: Flag;
  readonly type?: string;
  readonly disabled?: Flag;
  readonly target?: string;
}

export function Card(props: CardProps) {
  const draw = useDraw();
  const { img, children = props.description } = props;
  const kind = calloutKind(props.type);
  const link = linkOf(props, draw.link);
  // A link as a whole, unless it contains another, or has no title for a name: then a link inside covers it.
  const whole = props.title && isStill([props.title, children]) ? link : null;
  const Box = whole ? "a" : "div";
  return (
    <Box
      {...(whole ?? {})}
      {...outerAttributes(
        props,
        classes(
          "card",
          link && "card-linked",
          isOn(props.horizontal) && "card-horizontal",
          isOn(props.disabled) && "card-disabled",
          kind && `card-${kind}`,
        ),
        { "--card-color": cssValue(props.color) },
      )}
    >
      {img && <img class="card-image" data-component-part="card-image" src={draw.link(img)} alt="" loading="lazy" />}
      <div class="card-content-container" data-component-part="card-content-container">
        <KindIcon of={props} kind={kind} class="card-icon" part="card-icon" />
        <CardText card={props} link={link} isWhole={whole !== null}>
          {children}
        </CardText>
      </div>
      {link && (props.arrow === undefined || isOn(props.arrow)) && (
        <Glyph name={isExternal(props.href) ? "external" : "arrow"} part="card-arrow" />
      )}
    </Box>
  );
}

/** Of an element, or of ready HTML with places for elements. */
interface DrawnProps {
  readonly tpl?: readonly string[];
  readonly exprs?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const CONTROL = /<(?:a|button|input|select|textarea|label|summary|iframe|audio|video|docs-[a-z]+)[\s>]/;

/** Whether nothing among them can be pressed, so that a link may be around them. What a component draws is not known. */
function isStill(children: ComponentChildren): boolean {
  return toChildArray(children).every((child) => {
    if (!isValidElement(child)) return true;
    const { tpl = [], exprs, children: inside }: DrawnProps = child.props;
    const tag = typeof child.type === "string" ? `<${child.type}>` : "";
    if (tag === "" && child.type !== Fragment) return false;
    return !CONTROL.test(tag + tpl.join("")) && isStill(exprs) && isStill(inside);
  });
}

interface CardLink {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
}

function linkOf({ href, target, disabled }: CardProps, to: (href: string) => string): CardLink | null {
  return isOn(disabled) || !href ? null : { href: to(href), ...newTab(href), ...(target ? { target } : {}) };
}

interface CardTextProps {
  readonly card: CardProps;
  readonly children: ComponentChildren;
  readonly link: CardLink | null;
  /** Whether the card itself is the link. */
  readonly isWhole: boolean;
}

function CardText(props: CardTextProps) {
  const { cta } = props.card;
  return (
    <div class="card-text">
      <CardTitle {...props} />
      <Part as="div" class="card-content flow prose" part="card-content">
        {props.children}
      </Part>
      {cta && (
        <div class="card-cta" data-component-part="card-cta">
          {cta} <Glyph name="arrow" />
        </div>
      )}
    </div>
  );
}

/**
 * A link in it covers the whole card, so that links inside the card stay links. Its class keeps it from styles that sites
 * have for cards, `a[class*="card"]`, and from those for links in text, `a:not([class*="button"])`.
 */
function CardTitle({ card: { title, cta, href }, link, isWhole, children }: CardTextProps) {
  if (!title) {
    const label = plainText(children).trim() || cta || href;
    return link && <a class="cover-button" {...link} href={link.href} aria-label={label} />;
  }
  const words = <InlineMarkdown text={title} links={link === null} />;
  return (
    <div class="card-title not-prose" data-component-part="card-title">
      {link === null || isWhole ? (
        words
      ) : (
        <a class="cover-button" {...link}>
          {words}
        </a>
      )}
    </div>
  );
}

/** Attributes of a link to another host. */
export function newTab(href: string): { target?: string; rel?: string } {
  return isExternal(href) ? { target: "_blank", rel: "noreferrer" } : {};
}

/** True for addresses on other hosts. */
function isExternal(href = ""): boolean {
  return /^(https?:)?\/\//i.test(href);
}

export const card: Component = {
  names: ["Card"],
  draw: Card,
  props: describe<CardProps>({
    ...iconProps,
    // A card may be a frame around something else.
    title: required(node("Title of the card."), "children", "description", "img"),
    description: node("Text below the title."),
    href: address("Makes the whole card a link."),
    horizontal: flag("Places the icon beside the text."),
    img: address("Image above the title."),
    color: color("Colour of the icon."),
    cta: node("Text of the link at the foot of the card."),
    arrow: flag("Shows or hides the arrow of external links."),
    type: CALLOUT_TYPE,
    disabled: flag("Dims the card and removes its link."),
    target: text("Target of the link, such as `_blank`."),
    as: IGNORED,
  }),
  // Without a title it is named by its words.
  children: ({ title }) => (title ? "places" : "reads"),
  said,
};
