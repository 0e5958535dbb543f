// Owns the code that every island brings along in the browser.

/** The text of a virtual module. */
export function islandRuntime(path: string): string {
  return path === "island:react-names" ? reactNames : runtime;
}

/** Names that author code may use without an import; only those that are used are bundled. `globalReact` stands for `globalThis.React`. */
const reactNames = `export { useState, useEffect, useLayoutEffect, useRef, useCallback, useMemo, useContext, useReducer, useId, useImperativeHandle, Fragment } from "preact/compat";
export * as React from "preact/compat";
export * as globalReact from "preact/compat";
export const user = {};`;

/** Wakes the parts of the page that a module draws, and gives elements of the page their handlers. */
const runtime = `import { createElement as h, hydrate } from "preact/compat";

export function mount(name, code) {
  for (const element of document.querySelectorAll("docs-island")) {
    if (element.dataset.island !== name || element.hasAttribute("data-awake")) continue;
    element.setAttribute("data-awake", "");
    const exported = code[element.dataset.export];
    if (typeof exported === "function") wake(element, exported);
    else if (exported) listen(element.firstElementChild, exported);
  }
}

function wake(element, component) {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.querySelector("docs-slot")?.innerHTML ?? element.dataset.children;
  if (html !== undefined) props.children = h("docs-slot", { dangerouslySetInnerHTML: { __html: html } });
  hydrate(h(component, props), element);
}

function listen(element, handlers) {
  for (const [name, handler] of Object.entries(handlers)) {
    const type = name.slice(2).toLowerCase();
    const isTyped = type === "change" && element?.matches("input:not([type=checkbox]):not([type=radio]), textarea");
    element?.addEventListener(isTyped ? "input" : type, handler);
  }
}
`;
