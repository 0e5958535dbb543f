// Reports parts outside their parent, such as a tab without tabs.
import { components } from "../../components/registry.js";
import type { ContentNode } from "../../model/content-tree.js";
import { type Problem, warning } from "../../shared/problem.js";
import { componentOf } from "./component-of.js";

const WHOLES = new Set([...components.values()].map(({ partOf }) => partOf));

/** One warning for each. What components of the author make of their content is theirs. */
export function loneParts(nodes: readonly ContentNode[], found: Problem[] = []): Problem[] {
  for (const node of nodes) {
    if (node.type !== "element") {
      if ("children" in node) loneParts(node.children, found);
      continue;
    }
    const component = componentOf(node);
    if (node.component.kind === "author" || WHOLES.has(component?.names[0])) continue;
    const whole = component?.partOf;
    if (whole === undefined) loneParts(node.children, found);
    else
      found.push(
        warning(
          "lone-part",
          node.place,
          `<${node.name}> stands outside of <${whole}>.`,
          `Put <${whole}> and </${whole}> around it and its neighbours.`,
        ),
      );
  }
  return found;
}
