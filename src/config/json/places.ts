// Owns the places of keys and values in JSON files, looked up by the object or list that contains them.
import { fileOf, type Place } from "../../shared/problem.js";

export type JsonObject = { [key: string]: unknown };
type Holder = object;
type Key = string | number;

/** Where a key and its value begin; in a list both are the same. */
interface Spot {
  readonly key: Place;
  readonly value: Place;
}

/** The places of one or several files. */
export interface Places {
  /** The place of a key, or of an item of a list; of the holder's file where the key is not written. */
  ofKey(holder: Holder, key: Key): Place;
  ofValue(holder: Holder, key: Key): Place;
  /** The place at the end of a path from `top`, or of its last part that exists. */
  ofPath(top: Holder, path: readonly PropertyKey[]): Place;
  /** Where an object or list itself begins. */
  ofHolder(holder: Holder): Place;
}

/** Places that are being collected while files are read. */
export interface PlaceBook extends Places {
  begin(holder: Holder, place: Place): void;
  note(holder: Holder, key: Key, spot: Spot): void;
  /** Makes `copy` answer as `original` does. */
  copy(original: Holder, copy: Holder): void;
}

export function placeBook(file: string): PlaceBook {
  const spots = new Map<Holder, Map<Key, Spot>>();
  const begins = new Map<Holder, Place>();
  const spotOf = (holder: Holder, key: Key) => spots.get(holder)?.get(key);
  const ofHolder = (holder: Holder) => begins.get(holder) ?? fileOf(file);
  return {
    ofHolder,
    ofKey: (holder, key) => spotOf(holder, key)?.key ?? ofHolder(holder),
    ofValue: (holder, key) => spotOf(holder, key)?.value ?? ofHolder(holder),
    ofPath(top, path) {
      let holder: unknown = top;
      let place = ofHolder(top);
      for (const key of path) {
        if (typeof holder !== "object" || holder === null || typeof key === "symbol") return place;
        const spot = spotOf(holder, key);
        if (!spot) return place;
        place = spot.value;
        holder = Reflect.get(holder, key);
      }
      return place;
    },
    begin: (holder, place) => void begins.set(holder, place),
    note(holder, key, spot) {
      spots.set(holder, (spots.get(holder) ?? new Map<Key, Spot>()).set(key, spot));
    },
    copy(original, copy) {
      begins.set(copy, ofHolder(original));
      for (const [key, spot] of spots.get(original) ?? []) this.note(copy, key, spot);
    },
  };
}

/** An object, and not a list or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is not one. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
