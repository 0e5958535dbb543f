// Draws an icon within a line of text.
import { type CommonProps, classes, cssValue, type Numeric, numberOf, styleWith } from "../props.js";
import { DrawIcon, type IconProps } from "./draw-icon.js";

export interface IconElementProps extends IconProps, Omit<CommonProps, "style"> {
  readonly src?: string;
  readonly name?: string;
  readonly color?: string;
  readonly colorLight?: string;
  readonly colorDark?: string;
  readonly size?: Numeric;
  readonly alt?: string;
  readonly "aria-label"?: string;
  /** Authors also name the icon's style here (`style="solid"`). */
  readonly style?: CommonProps["style"];
}

const STYLE_NAME = /^(brands|(sharp-)?(duotone-)?(solid|regular|light|thin)|duotone)$/;

export function Icon(props: IconElementProps) {
  const isStyleName = typeof props.style === "string" && STYLE_NAME.test(props.style);
  const size = numberOf(props.size);
  const style = styleWith(
    {
      "--icon-size": size === null ? null : `${size}px`,
      "--icon-color": cssValue(props.colorLight ?? props.color),
      "--icon-color-dark": cssValue(props.colorDark ?? props.color ?? props.colorLight),
    },
    isStyleName ? undefined : props.style,
  );
  return (
    <DrawIcon
      icon={props.icon ?? props.src ?? props.name}
      iconType={props.iconType ?? (isStyleName && typeof props.style === "string" ? props.style : undefined)}
      iconLibrary={props.iconLibrary}
      class={classes("icon-inline", props.class ?? props.className)}
      css={style}
      label={props.alt ?? props["aria-label"]}
    />
  );
}
