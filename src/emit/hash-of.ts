// Owns the hash by which plain data is recognised in a later run.
import { hash } from "node:crypto";

/** The hash of the value as JSON, which must therefore hold everything that the value says. */
export function hashOf<Value>(value: Value & Plain<Value>): string {
  return hash("sha1", JSON.stringify(value), "base64url");
}

/** What JSON has no words for: it would write maps and sets as `{}`, and leave functions out. */
type Unwritten =
  | ReadonlyMap<never, unknown>
  | ReadonlySet<never>
  | ArrayBufferView
  | ArrayBuffer
  | Promise<unknown>
  | RegExp
  | symbol
  | bigint
  | ((...inputs: never[]) => unknown);

/** The value if it is plain data down to its leaves; `never` stands where it is not. */
type Plain<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends Unwritten
      ? never
      : Value extends object
        ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
        : Value;
