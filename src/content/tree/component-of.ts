// Finds what draws a node: the registered component of an element, or the library for diagrams; reports parts outside their parent.
import type { Component } from "../../components/component.js";
import { components } from "../../components/registry.js";
import type { CodeNode, ContentNode, ElementNode } from "../../model/content-tree.js";
import { type Problem, warning } from "../../shared/problem.js";

/** Undefined for HTML, and for components of the author: these may have the name of one of ours. */
export function componentOf({ name, component }: Pick<ElementNode, "name" | "component">): Component | undefined {
  return component.kind === "registry" ? components.get(name) : undefined;
}

export function isDiagram({ language }: CodeNode): boolean {
  return language?.toLowerCase() === "mermaid";
}

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
