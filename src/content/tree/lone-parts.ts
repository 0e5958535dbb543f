// Reports parts outside their parent, such as a tab without tabs.
import { components } from "../../components/registry.js";
import type { ContentNode } from "../../model/content-tree.js";
import { type Problem, warning } from "../../shared/problem.js";
import { componentOf } from "./component-of.js";

const WHOLES = new Set([...components.values()].map(({ partOf }) => partOf));

/** One warning for each. What components of the author make of their content is theirs. */
export function loneParts(nodes: readonly ContentNode[]): Problem[] {
  return nodes.flatMap((node) => {
    if (!("children" in node)) return [];
    if (node.type !== "element") return loneParts(node.children);
    const component = componentOf(node);
    if (node.component.kind === "author" || WHOLES.has(component?.names[0])) return [];
    const whole = component?.partOf;
    if (whole === undefined) return loneParts(node.children);
    const what = `<${node.name}> stands outside of <${whole}>.`;
    return [warning("lone-part", node.place, what, `Put <${whole}> and </${whole}> around it and its neighbours.`)];
  });
}
