// Draws pictures of plain Markdown: by the component for pictures, where there is one.
import { h } from "preact";
import type { ImageNode } from "../../model/content-tree.js";
import type { Pen } from "./pens.js";
import type { TreeServices } from "./tree-services.js";

export function drawImage(
  { url, alt, title }: ImageNode,
  pen: Pen,
  services: Pick<TreeServices, "component" | "link">,
): void {
  const component = services.component("img");
  if (component) pen.child(h(component, { src: url, alt, title: title ?? undefined }));
  else pen.empty("img", { src: services.link(url), alt, title, loading: "lazy" });
}
