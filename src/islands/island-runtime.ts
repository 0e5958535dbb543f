// Owns the code that every island brings along in the browser.
import { partKey } from "./part-key.js";

/** The text of a virtual module. `parts` holds the names of components, each to the first of the same component. */
export function islandRuntime(path: string, parts: ReadonlyMap<string, string>): string {
  return path === "island:names" ? `${REACT_NAMES}\n${partNames(parts)}` : runtime;
}

/** React names that need no import; only those that are used are bundled. `globalReact` replaces `globalThis.React`. */
const REACT_NAMES = `export { useState, useEffect, useLayoutEffect, useRef, useCallback, useMemo, useContext, useReducer, useId, useImperativeHandle, useTransition, useDeferredValue, useInsertionEffect, useDebugValue, useSyncExternalStore, Fragment } from "preact/compat";
export * as React from "preact/compat";
export * as globalReact from "preact/compat";
export const user = {};`;

/** Stand-ins for the components that author code may use without an import; `Tree.File` is a property of `Tree`. */
function partNames(parts: ReadonlyMap<string, string>): string {
  const made = (first: string, members: string) =>
    `/* @__PURE__ */ part(${JSON.stringify(first)}${members && `, { ${members} }`})`;
  const exported = [...parts].map(([owner, first]) => {
    if (owner.includes(".")) return "";
    const members = [...parts].filter(([name]) => name.startsWith(`${owner}.`));
    const inner = members.map(([name, of]) => `${name.slice(owner.length + 1)}: ${made(of, "")}`).join(", ");
    return `export const ${owner} = ${made(first, inner)};`;
  });
  return ['import { part } from "island:runtime";', ...exported].join("\n");
}

/**
 * Wakes the parts of the page that a module draws, and gives elements of the page their handlers. A component that fails
 * stays as it was drawn. What components of docsgen drew within it is drawn again from its elements.
 */
const runtime = `import { options } from "preact";
import { createElement as h, Fragment, hydrate, render } from "preact/compat";

const drawn = new Map();
const partKey = ${partKey.toString()};

export function part(name, members) {
  const component = (props) => {
    const again = drawn.get(partKey(name, props, true)) ?? drawn.get(partKey(name, props, false));
    if (again) return again(props.children);
    return name === "CodeBlock" ? h("pre", null, h("code", null, props.children)) : h(Fragment, null, props.children);
  };
  return Object.assign(component, members);
}

function drawAgain(node) {
  if (node.nodeType === Node.TEXT_NODE) return () => node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return () => null;
  const tag = node.localName;
  if (tag === "docs-hole") return (children) => h(tag, null, children);
  const props = {};
  for (const { name, value } of node.attributes) props[name] = typeof node[name] === "boolean" ? node[name] : value;
  const inner = Array.from(node.childNodes, drawAgain);
  return (children) => h(tag, props, ...inner.map((each) => each(children)));
}

export function mount(name, code) {
  for (const element of document.querySelectorAll("docs-island")) {
    if (element.dataset.island !== name || element.hasAttribute("data-awake")) continue;
    element.setAttribute("data-awake", "");
    const exported = code[element.dataset.export];
    if (typeof exported === "function") wakeOrLeave(element, exported);
    else if (exported) listen(element.firstElementChild, exported);
  }
}

function wakeOrLeave(element, component) {
  const html = element.innerHTML;
  try {
    wake(element, component);
  } catch (error) {
    element.innerHTML = html;
    reportError(error);
  }
}

// Preact would write "[object Object]" where a component is missing.
const madeBefore = options.vnode;
options.vnode = (node) => {
  if (node.type === undefined) throw new TypeError("A component is not defined.");
  madeBefore?.(node);
};

function wake(element, component) {
  for (const each of element.querySelectorAll("[data-part]")) drawn.set(each.dataset.part, drawAgain(each));
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.querySelector("docs-slot")?.innerHTML ?? element.dataset.children;
  if (element.dataset.list) props.children = JSON.parse(element.dataset.list).map(listedChild);
  else if (html !== undefined) props.children = h(Slot, { html });
  hydrate(h(component, props), element);
  element.addEventListener("docsgen:removed", () => render(null, element));
}

function Slot({ html }) {
  return h("docs-slot", { dangerouslySetInnerHTML: { __html: html } });
}

function listedChild({ props, html }, key) {
  return h(Slot, { ...props, key, html });
}

function listen(element, handlers) {
  for (const [name, handler] of Object.entries(handlers)) {
    const type = name.slice(2).toLowerCase();
    const isTyped = type === "change" && element?.matches("input:not([type=checkbox]):not([type=radio]), textarea");
    element?.addEventListener(isTyped ? "input" : type, handler);
  }
}
`;
