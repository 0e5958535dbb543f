// Draws an ordered way through a task; the numbers are counted by the style sheet.
import type { ComponentChildren } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { flatChildren, isElementOf } from "../child-elements.js";
import { useDraw } from "../draw-context.js";
import { Anchor } from "../heading/heading.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { type CommonProps, classes, type Flag, isOn, type Numeric, numberOf, styleWith } from "../props.js";
import { providerOf } from "../provider.js";
import { slugOf } from "../slug.js";

type TitleSize = "p" | "h2" | "h3" | "h4";

export interface StepsProps extends CommonProps {
  readonly titleSize?: string;
  readonly children?: ComponentChildren;
}

export interface StepProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly name?: string;
  readonly stepNumber?: Numeric;
  readonly titleSize?: string;
  readonly noAnchor?: Flag;
  readonly children?: ComponentChildren;
}

const sizeOfTitles = createContext<TitleSize>("p");
const SizeOfTitles = providerOf(sizeOfTitles);

export function Steps({ titleSize, children, ...props }: StepsProps) {
  return (
    <SizeOfTitles value={readSize(titleSize) ?? "p"}>
      <ol
        id={props.id}
        class={classes("steps", props.class ?? props.className)}
        style={styleWith({}, props.style)}
        data-component-part="steps"
      >
        {flatChildren(children).map((child, index) =>
          isElementOf(child, Step) ? (
            child
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; the order never changes.
            <li key={`between-${index}`} class="step-between flow">
              {child}
            </li>
          ),
        )}
      </ol>
    </SizeOfTitles>
  );
}

export function Step(props: StepProps) {
  const inherited = useContext(sizeOfTitles);
  const number = numberOf(props.stepNumber);
  const title = props.title ?? props.name;
  return (
    <li
      class={classes("step", hasIcon(props.icon) && "step-with-icon", props.class ?? props.className)}
      style={styleWith({ "counter-set": number === null ? null : `step ${number}` }, props.style)}
      data-component-part="step-item"
    >
      <DrawIcon
        icon={props.icon}
        iconType={props.iconType}
        iconLibrary={props.iconLibrary}
        class="step-icon"
        part="step-number"
      />
      {title && (
        <StepTitle
          id={props.id}
          title={title}
          size={readSize(props.titleSize) ?? inherited}
          noAnchor={props.noAnchor}
        />
      )}
      <div class="step-content flow" data-component-part="step-content">
        {props.children}
      </div>
    </li>
  );
}

interface StepTitleProps {
  readonly id: string | undefined;
  readonly title: ComponentChildren;
  readonly size: TitleSize;
  readonly noAnchor: Flag;
}

function StepTitle({ id: ownId, title, size: Size, noAnchor }: StepTitleProps) {
  const draw = useDraw();
  const id = ownId ?? draw.uniqueId(slugOf(plainText(title)));
  return (
    <Size class="step-title not-prose" id={id} data-component-part="step-title">
      <InlineMarkdown text={title} />
      {!isOn(noAnchor) && <Anchor id={id} />}
    </Size>
  );
}

function readSize(size: unknown): TitleSize | null {
  return size === "h2" || size === "h3" || size === "h4" || size === "p" ? size : null;
}
