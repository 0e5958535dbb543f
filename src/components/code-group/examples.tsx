// Draws examples of an API page, which `render/` puts into the right column.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { type Flag, isOn } from "../props.js";
import { CodeGroup } from "./code-group.js";

export interface ExampleProps {
  readonly dropdown?: Flag;
  readonly children?: ComponentChildren;
}

export function RequestExample(props: ExampleProps) {
  const { ui } = useDraw();
  return <Examples {...props} id="request-example" name={ui.request} />;
}

export function ResponseExample(props: ExampleProps) {
  const { ui } = useDraw();
  return <Examples {...props} id="response-example" name={ui.response} />;
}

function Examples({ id: wish, name, dropdown, children }: ExampleProps & { id: string; name: string }) {
  const id = useDraw().uniqueId(wish);
  return (
    <div id={id} class={`api-example ${wish}`}>
      <CodeGroup
        dropdown={isOn(dropdown)}
        nameOf={(block, index) => block.title ?? (index === 0 ? name : `${name} ${index + 1}`)}
      >
        {children}
      </CodeGroup>
    </div>
  );
}
