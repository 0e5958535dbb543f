// Remembers what was used last, and lets go of what was used longest ago.
import type { Bundle } from "../search/bundle.js";

/** Holds so many entries at most, in the order in which they were set. */
export class RecentMap<Value> extends Map<string, Value> {
  constructor(readonly most: number) {
    super();
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.size > this.most ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }
}

/** One for each bundle, for as long as that is in use. */
export function recentByBundle<Value>(most: number): (bundle: Bundle) => RecentMap<Value> {
  const maps = new WeakMap<Bundle, RecentMap<Value>>();
  return (bundle) => {
    const map = maps.get(bundle) ?? new RecentMap<Value>(most);
    maps.set(bundle, map);
    return map;
  };
}
