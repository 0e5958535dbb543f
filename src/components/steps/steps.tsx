// Draws an ordered way through a task; the numbers are counted by the style sheet.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { SaidNode } from "../../model/content-tree.js";
import { flatChildren, isElementOf } from "../child-elements.js";
import type { Component, TitleHeading, WrittenProps } from "../component.js";
import { describe, flag, IGNORED, iconProps, named, node, number, oneOf, required } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Anchor } from "../heading/heading.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, type Flag, isOn, type Numeric, numberOf, outerAttributes } from "../props.js";
import { providerOf } from "../provider.js";
import { bold, list, type SaidElement, titleOf } from "../said.js";
import { slugOf, titleAnchor } from "../slug.js";

type TitleSize = "p" | "h2" | "h3" | "h4";

interface StepsProps extends CommonProps {
  readonly titleSize?: string;
  /** The heading below the last one, which drawing knows. */
  readonly titleElement?: string;
}

interface StepProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly name?: string;
  readonly stepNumber?: Numeric;
  readonly titleSize?: string;
  readonly noAnchor?: Flag;
}

/** Titles without a size of their author's are headings, too, but look the same at every level. */
const sizeOfTitles = createContext<{ readonly element: TitleSize; readonly size?: TitleSize | undefined }>({
  element: "p",
});
const SizeOfTitles = providerOf(sizeOfTitles);

export function Steps({ titleSize, titleElement, children, ...props }: StepsProps) {
  const size = readSize(titleSize) ?? undefined;
  return (
    <SizeOfTitles value={{ size, element: size ?? readSize(titleElement) ?? "p" }}>
      {/* biome-ignore lint/a11y/useSemanticElements: sheets of sites name the list and its items as `div`. */}
      <div {...outerAttributes(props, "steps")} role="list" data-component-part="steps">
        {flatChildren(children).map((child) =>
          isElementOf(child, Step) ? (
            child
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div class="step-between flow prose" role="listitem">
              {child}
            </div>
          ),
        )}
      </div>
    </SizeOfTitles>
  );
}

export function Step(props: StepProps) {
  const draw = useDraw();
  const inherited = useContext(sizeOfTitles);
  const size = readSize(props.titleSize);
  const Title = size ?? inherited.element;
  const number = numberOf(props.stepNumber);
  const title = props.title ?? props.name;
  const id = props.id ?? (title ? draw.uniqueId(slugOf(plainText(title))) : "");
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div
      {...outerAttributes({ ...props, id: undefined }, "step", {
        "counter-set": number === null ? null : `step ${number}`,
      })}
      role="listitem"
      data-component-part="step-item"
    >
      <div class="step-number" data-component-part="step-number">
        {hasIcon(props.icon) ? <DrawIcon {...props} class="step-icon" /> : <div />}
      </div>
      {title && (
        <Title class="step-title not-prose" id={id} data-size={size ?? inherited.size} data-component-part="step-title">
          <InlineMarkdown text={title} />
          {!isOn(props.noAnchor) && <Anchor id={id} />}
        </Title>
      )}
      <div class="step-content flow prose" data-component-part="step-content">
        {props.children}
      </div>
    </div>
  );
}

function readSize(size: unknown): TitleSize | null {
  return size === "h2" || size === "h3" || size === "h4" || size === "p" ? size : null;
}

const titleSize = oneOf(
  "Size of the titles. Unless it is `p`, they are headings one level below the heading before them.",
  "p h2 h3 h4",
);

export const steps: Component = {
  names: ["Steps"],
  draw: Steps,
  props: describe<Omit<StepsProps, "titleElement">>({ titleSize }),
  children: "sorts",
  said: numbered,
  titleSize: (props) => wordOf(props["titleSize"]),
};

export const step: Component = {
  names: ["Step"],
  partOf: "Steps",
  draw: Step,
  props: describe<Omit<StepProps, "name">>({
    ...iconProps,
    // The number alone is enough of a title where there is something below it.
    title: named(required(node("Title of the step."), "children"), "name"),
    stepNumber: number("Number to show instead of the counted one."),
    titleSize,
    noAnchor: flag("Gives the step no anchor."),
    isLast: IGNORED,
  }),
  said: ({ props, blocks }) => [...bold(titleOf(props)), ...blocks()],
  anchor: titleAnchor,
  titleHeading,
};

/** A list for steps in a row; what stands between them parts it. */
function numbered({ parts }: SaidElement): readonly SaidNode[] {
  const said: SaidNode[] = [];
  let items: (readonly SaidNode[])[] = [];
  let start = 1;
  const endList = (): void => {
    if (items.length > 0) said.push(list(items, { ordered: true, loose: true, start }));
    start += items.length;
    items = [];
  };
  for (const part of parts()) {
    if (part.name === "Step") items.push(part.said);
    else if (part.said.length > 0) {
      endList();
      said.push(...part.said);
    }
  }
  endList();
  return said;
}

function titleHeading({ titleSize, title, noAnchor }: WrittenProps, size: string): TitleHeading | null {
  const level = /^h([1-4])$/.exec(wordOf(titleSize) ?? size)?.[1];
  const text = wordOf(title);
  return level && text && !isOn(noAnchor) ? { level: Number(level), text } : null;
}
