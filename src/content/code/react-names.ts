// Owns the names of React that author code may use while a page is drawn, answered by Preact.
import { cloneElement, createContext, createRef, Fragment, isValidElement, toChildArray } from "preact";
import * as hooks from "preact/hooks";
import { type CreateElement, childOf } from "./vnodes.js";

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
