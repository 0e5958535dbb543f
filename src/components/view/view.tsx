// Draws one of several versions of a page's content; the browser offers the choice between them.

import type { Component } from "../component.js";
import { describe, iconProps, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { titled } from "../said.js";
import { slugOf, titleAnchor } from "../slug.js";

interface ViewProps extends CommonProps, IconProps {
  readonly title?: string;
}

function View({ title = "", children, ...props }: ViewProps) {
  const { uniqueId, ui } = useDraw();
  return (
    <docs-view
      {...outerAttributes({ ...props, id: props.id ?? uniqueId(slugOf(title)) }, "view multi-view-item flow prose")}
      data-title={title}
      data-label={ui.chooseView}
    >
      <p class="view-title">
        <DrawIcon {...props} class="view-icon" />
        {title}
      </p>
      {children}
    </docs-view>
  );
}

export const view: Component = {
  names: ["View"],
  draw: View,
  props: describe<ViewProps>({
    ...iconProps,
    title: required(text("Name of the view in the menu. Views with the same title switch together.")),
  }),
  said: titled,
  anchor: titleAnchor,
};
