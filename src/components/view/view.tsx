// Draws one of several versions of a page's content; the browser offers the choice between them.
import { useDraw } from "../draw-context.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { slugOf } from "../slug.js";

export interface ViewProps extends CommonProps, IconProps {
  readonly title?: string;
}

export function View({ title = "", children, ...props }: ViewProps) {
  const draw = useDraw();
  return (
    <docs-view
      {...outerAttributes({ ...props, id: props.id ?? draw.uniqueId(slugOf(title)) }, "view flow prose")}
      data-title={title}
      data-label={draw.ui.chooseView}
    >
      <p class="view-title">
        <DrawIcon {...props} class="view-icon" />
        {title}
      </p>
      {children}
    </docs-view>
  );
}
