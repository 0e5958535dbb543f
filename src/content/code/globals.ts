// Owns the names that every page and snippet sees without importing them.
import { Fragment } from "preact";
import { components } from "../../components/registry.js";
import type { Moments } from "./moments.js";
import { hookNames, reactNames } from "./react-names.js";
import { type Scope, safeGlobals, scopeOf } from "./scope.js";
import type { AnyComponent, CreateElement } from "./vnodes.js";

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
