// Draws a box with a title that is usually one large link.
import type { ComponentChildren } from "preact";
import { CALLOUT_GLYPHS, calloutKind } from "../callout/callout.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { type CommonProps, classes, cssValue, type Flag, isOn, outerAttributes } from "../props.js";

export interface CardProps extends CommonProps, IconProps {
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
  const { title, img, cta, children = props.description } = props;
  const href = isOn(props.disabled) || !props.href ? null : props.href;
  const kind = calloutKind(props.type);
  return (
    <div
      {...outerAttributes(
        props,
        classes(
          "card",
          href && "card-linked",
          isOn(props.horizontal) && "card-horizontal",
          isOn(props.disabled) && "card-disabled",
          kind && `card-${kind}`,
        ),
        { "--card-color": cssValue(props.color) },
      )}
    >
      {img && <img class="card-image" data-component-part="card-image" src={draw.link(img)} alt="" loading="lazy" />}
      <div class="card-content-container" data-component-part="card-content-container">
        <CardIcon {...props} />
        <div class="card-text">
          {title && <CardTitle title={title} href={href} target={props.target} />}
          {children && (
            <div class="card-content flow prose" data-component-part="card-content">
              {children}
            </div>
          )}
          {href && !title && (
            <CardLink href={href} target={props.target} label={plainText(children).trim() || cta || href} />
          )}
          {cta && <CallToAction text={cta} />}
        </div>
      </div>
      {href && (props.arrow === undefined || isOn(props.arrow)) && (
        <Glyph name={isExternal(href) ? "external" : "arrow"} part="card-arrow" />
      )}
    </div>
  );
}

function CardIcon(props: CardProps) {
  const kind = calloutKind(props.type);
  if (hasIcon(props.icon)) return <DrawIcon {...props} class="card-icon" part="card-icon" />;
  return (
    kind && (
      <span class="card-icon" data-component-part="card-icon">
        <Glyph name={CALLOUT_GLYPHS[kind]} />
      </span>
    )
  );
}

function CallToAction({ text }: { readonly text: string }) {
  return (
    <div class="card-cta" data-component-part="card-cta">
      {text} <Glyph name="arrow" />
    </div>
  );
}

interface CardTitleProps {
  readonly title: ComponentChildren;
  readonly href: string | null;
  readonly target: string | undefined;
}

function CardTitle({ title, href, target }: CardTitleProps) {
  return (
    <div class="card-title not-prose" data-component-part="card-title">
      {href ? (
        <CardLink href={href} target={target}>
          <InlineMarkdown text={title} links={false} />
        </CardLink>
      ) : (
        <InlineMarkdown text={title} />
      )}
    </div>
  );
}

interface CardLinkProps {
  readonly href: string;
  readonly target?: string | undefined;
  readonly label?: string;
  readonly children?: ComponentChildren;
}

/**
 * The link covers the whole card, so that links inside the card stay links. Its class keeps it from styles that sites
 * have for cards, `a[class*="card"]`, and from those for links in text, `a:not([class*="button"])`.
 */
function CardLink({ href, target, label, children }: CardLinkProps) {
  const draw = useDraw();
  return (
    <a class="cover-button" href={draw.link(href)} aria-label={label} {...newTab(href)} {...(target ? { target } : {})}>
      {children}
    </a>
  );
}

/** Attributes of a link to another host. */
export function newTab(href: string): { target?: string; rel?: string } {
  return isExternal(href) ? { target: "_blank", rel: "noreferrer" } : {};
}

/** True for addresses on other hosts. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}
