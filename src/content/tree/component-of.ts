// Finds the registered component of an element.
import type { Component } from "../../components/component.js";
import { components } from "../../components/registry.js";
import type { ElementNode } from "../../model/content-tree.js";

/** Undefined for HTML, and for components of the author: these may have the name of one of ours. */
export function componentOf({ name, component }: Pick<ElementNode, "name" | "component">): Component | undefined {
  return component.kind === "registry" ? components.get(name) : undefined;
}
