// Owns names in a page's JavaScript: exports, imports, props, components, hooks, and safe globals.
import { cloneElement, createContext, createRef, Fragment, isValidElement, toChildArray } from "preact";
import * as hooks from "preact/hooks";
import { components } from "../../components/registry.js";
import type { Moments } from "./moments.js";
import { type AnyComponent, type CreateElement, childOf } from "./vnodes.js";

/** The names an expression or a module sees. */
export interface Scope {
  /** The value of a name; undefined where it is not defined. */
  readonly get: (name: string) => unknown;
  readonly has: (name: string) => boolean;
}

/** A scope of own names over another. */
export function scopeOf(names: Readonly<Record<string, unknown>>, outer: Scope | null): Scope {
  return {
    get: (name) => (Object.hasOwn(names, name) ? names[name] : outer?.get(name)),
    has: (name) => Object.hasOwn(names, name) || outer?.has(name) === true,
  };
}

/** Runs compiled JavaScript with a scope's names. An undefined name is passed to `missing` and has the value undefined. */
export function runInScope(js: string, scope: Scope, run: RunOptions): unknown {
  const names = new Proxy(Object.create(null), {
    has: (_, name) => typeof name === "string" && !INTERNAL.has(name),
    // What `var` declares is put here.
    get: (declared, name) => {
      if (typeof name !== "string") return undefined;
      if (name in declared) return declared[name];
      if (scope.has(name)) return scope.get(name);
      if (allowedGlobals.has(name)) return Reflect.get(globalThis, name);
      if (!browserGlobals.has(name)) run.missing(name);
      return undefined;
    },
  });
  const compiled = new Function("_scope", "_jsx", "_Fragment", "_exports", `with (_scope) {\n${js}\n}`);
  return sparingBuiltins(js, () => compiled(names, run.createElement, Fragment, run.exports));
}

/** What a run needs besides the names. */
interface RunOptions {
  readonly missing: (name: string) => void;
  readonly createElement: CreateElement;
  /** Receives what a module exports. */
  readonly exports: Record<string, unknown>;
}

const INTERNAL = new Set("_scope _jsx _Fragment _exports arguments".split(" "));

const allowedGlobals = new Set(
  (
    "Object Array String Number Boolean Symbol BigInt JSON RegExp Map Set WeakMap WeakSet Promise Error " +
    "TypeError RangeError URL URLSearchParams parseInt parseFloat isNaN isFinite NaN Infinity undefined " +
    "encodeURIComponent decodeURIComponent encodeURI decodeURI structuredClone Reflect Proxy TextEncoder TextDecoder " +
    "setTimeout clearTimeout setInterval clearInterval queueMicrotask btoa atob ArrayBuffer DataView Uint8Array " +
    "Uint8ClampedArray Uint16Array Uint32Array Int8Array Int16Array Int32Array Float32Array Float64Array " +
    "BigInt64Array BigUint64Array SyntaxError ReferenceError AbortController"
  ).split(" "),
);

/** The names of JavaScript itself, as code that draws may use them. */
function safeGlobals(): Record<string, unknown> {
  return Object.fromEntries([...allowedGlobals].map((name) => [name, Reflect.get(globalThis, name)]));
}

/** Whether a name only exists in browsers and is not defined otherwise. */
export function isBrowserName(name: string, scope: Scope): boolean {
  return browserGlobals.has(name) && !scope.has(name);
}

/** What only browsers have: undefined while a page is drawn, and nothing to warn about. */
export const browserGlobals = new Set(
  (
    "window document navigator localStorage sessionStorage location history fetch alert process require module " +
    "global self IntersectionObserver ResizeObserver MutationObserver requestAnimationFrame " +
    "cancelAnimationFrame CustomEvent Event HTMLElement matchMedia getComputedStyle Image Audio"
  ).split(" "),
);

/** Undoes what code of pages changes of the language itself: all pages and docsgen share it. */
const SHARED: Readonly<Record<string, object>> = {
  ...{ Object, Function, Array, String, Number, Boolean, Map, Set, Promise, RegExp, Date, Error, JSON, Math },
};

/** The check itself must not be what was changed. */
const isSame = Object.is;

/** Whether code names what it could change built-in objects by. */
const NAMES_PROTOTYPE = /prototype|__proto__/i;

/** Runs code of an author. Throws where it changed a built-in object, which is then as it was before. */
export function sparingBuiltins<Result>(code: string, run: () => Result): Result {
  if (!NAMES_PROTOTYPE.test(code)) return run();
  const before = builtins();
  const changed: string[] = [];
  const restore = () => {
    // By numbers: what lists are gone through with may be what was changed.
    for (let at = 0; at < before.length; at++) {
      const builtin = before[at];
      if (builtin && restored(builtin)) changed[changed.length] = builtin.name;
    }
  };
  try {
    return run();
  } finally {
    restore();
    // biome-ignore lint/correctness/noUnsafeFinally: what the code threw is the lesser fault.
    if (changed.length > 0) throw new Error(`it changes ${changed.join(" and ")}, which all pages share`);
  }
}

interface Builtin {
  readonly name: string;
  readonly object: object;
  readonly properties: Readonly<Record<PropertyKey, PropertyDescriptor>>;
}

function builtins(): Builtin[] {
  const of = (name: string, object: object): Builtin => ({
    name,
    object,
    properties: Object.getOwnPropertyDescriptors(object),
  });
  return Object.entries(SHARED).flatMap(([name, object]) => [
    of(name, object),
    ...("prototype" in object ? [of(`${name}.prototype`, object.prototype as object)] : []),
  ]);
}

/** Puts properties back as they were, without a method that may be changed itself. Whether one had changed. */
function restored({ object, properties }: Builtin): boolean {
  let isChanged = false;
  const now = Reflect.ownKeys(object);
  for (let at = 0; at < now.length; at++) {
    const key = now[at] ?? "";
    if (Object.hasOwn(properties, key)) continue;
    Reflect.deleteProperty(object, key);
    isChanged = true;
  }
  const keys = Reflect.ownKeys(properties);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? "";
    const was = properties[key];
    const is = Reflect.getOwnPropertyDescriptor(object, key);
    if (!was || (is && isSame(is.value, was.value) && is.get === was.get && is.set === was.set)) continue;
    Reflect.defineProperty(object, key, was);
    isChanged = true;
  }
  return isChanged;
}

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
