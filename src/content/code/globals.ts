// Owns the names that every page and snippet sees without importing them, React's among them, answered by Preact.
import { cloneElement, createContext, createRef, Fragment, isValidElement, toChildArray } from "preact";
import * as hooks from "preact/hooks";
import { components } from "../../components/registry.js";
import type { Moments } from "./moments.js";
import { type Scope, safeGlobals, scopeOf } from "./scope.js";
import { type AnyComponent, type CreateElement, childOf } from "./vnodes.js";

const NO_REF = { current: null };

const Children = {
  map: (children: unknown, each: (child: unknown, index: number) => unknown) => toArray(children).map(each),
  forEach: (children: unknown, each: (child: unknown, index: number) => void) => toArray(children).forEach(each),
  count: (children: unknown) => toArray(children).length,
  toArray,
  only: (children: unknown) => toArray(children)[0],
};

function toArray(children: unknown): unknown[] {
  return toChildArray(Array.isArray(children) ? children.map(childOf) : childOf(children));
}

/** Hooks that pages may call without an import. */
export const hookNames: Readonly<Record<string, unknown>> = {
  useState: hooks.useState,
  useEffect: hooks.useEffect,
  useLayoutEffect: hooks.useLayoutEffect,
  useRef: hooks.useRef,
  useCallback: hooks.useCallback,
  useMemo: hooks.useMemo,
  useContext: hooks.useContext,
  useReducer: hooks.useReducer,
  useId: hooks.useId,
  useImperativeHandle: hooks.useImperativeHandle,
  useInsertionEffect: hooks.useLayoutEffect,
  useDebugValue: () => {},
  useSyncExternalStore: (_: unknown, now: () => unknown, first = now) => hooks.useMemo(first, [first]),
  useTransition: () => [false, (run: () => void) => run()],
  useDeferredValue: (value: unknown) => value,
};

/** What `import … from "react"` gives. */
export function reactNames(createElement: CreateElement): Readonly<Record<string, unknown>> {
  const names = {
    ...hookNames,
    createElement,
    createContext,
    createRef,
    cloneElement,
    isValidElement,
    Fragment,
    Children,
    memo: (component: unknown) => component,
    forwardRef: (draw: (props: object, ref: object) => unknown) => (props: object) => draw(props, NO_REF),
    lazy: () => () => null,
    Suspense: Fragment,
    StrictMode: Fragment,
    startTransition: (run: () => void) => run(),
    createPortal: () => null,
  };
  return { ...names, default: names };
}

/**
 * `MDX` draws Markdown within author code. Components, React's hooks, and `user`: empty, since there is no sign-in on a
 * static site. Some code looks for React in `globalThis`, which has nothing else of a browser's while a page is drawn.
 */
export function globalScope(createElement: CreateElement, MDX: AnyComponent, { names }: Pick<Moments, "names">): Scope {
  const known = Array.from(components, ([name, { draw }]) => [name, draw] as const).filter(
    ([name]) => !name.includes("."),
  );
  const react = reactNames(createElement);
  return scopeOf(
    {
      ...Object.fromEntries(known),
      ...hookNames,
      ...names,
      ...{ React: react, globalThis: { ...safeGlobals(), ...names, React: react } },
      ...{ Fragment, MDX, user: {}, props: {} },
    },
    null,
  );
}
