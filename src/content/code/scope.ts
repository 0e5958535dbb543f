// Owns what names mean inside a page's JavaScript: exports, imports, props, components, hooks, and the safe globals.
import { Fragment } from "preact";
import { sparingBuiltins } from "./builtins.js";
import type { CreateElement } from "./vnodes.js";

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
export interface RunOptions {
  readonly missing: (name: string) => void;
  readonly createElement: CreateElement;
  /** Receives what a module exports. */
  readonly exports: Record<string, unknown>;
}

const INTERNAL = new Set(["_scope", "_jsx", "_Fragment", "_exports", "arguments"]);

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
export function safeGlobals(): Record<string, unknown> {
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
