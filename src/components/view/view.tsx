// Draws one of several versions of a page's content; the browser offers the choice between them.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { type CommonProps, classes, styleWith } from "../props.js";
import { slugOf } from "../slug.js";

export interface ViewProps extends CommonProps, IconProps {
  readonly title?: string;
  readonly children?: ComponentChildren;
}

export function View({ title = "", children, ...props }: ViewProps) {
  const draw = useDraw();
  return (
    <docs-view
      id={props.id ?? draw.uniqueId(slugOf(title))}
      class={classes("view flow prose", props.class ?? props.className)}
      style={styleWith({}, props.style)}
      data-title={title}
      data-label={draw.ui.chooseView}
    >
      <p class="view-title">
        <DrawIcon icon={props.icon} iconType={props.iconType} iconLibrary={props.iconLibrary} class="view-icon" />
        {title}
      </p>
      {children}
    </docs-view>
  );
}
