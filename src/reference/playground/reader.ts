// Asks the site about the reader: may they send requests, and with which values.
import { isOpenTo } from "../../shared/reader-groups.js";
import { isRecord } from "./form/slot.js";
import type { PlaygroundData } from "./playground-data.js";
import type { PlaygroundState } from "./playground-state.js";

/** The answer of `api.playground.user`. */
export interface Reader {
  readonly groups: readonly string[];
  /** Seconds since 1970; null where it does not expire. */
  readonly expiresAt: number | null;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Identifies the reader to the proxy; null for none. */
  readonly token: string | null;
}

/** The reader, or null where not signed in. */
export async function fetchReader(address: string | null): Promise<Reader | null> {
  if (address === null) return null;
  try {
    const response = await fetch(address, { credentials: "include", headers: { Accept: "application/json" } });
    return response.ok ? readerOf(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Whether the reader may send requests. Without groups, everyone who is signed in may. */
export function maySend(lock: PlaygroundData["lock"], reader: Reader | null, now: number): boolean {
  if (!lock) return true;
  if (!reader || (reader.expiresAt !== null && reader.expiresAt * 1000 < now)) return false;
  return lock.groups.length === 0 || isOpenTo(lock.groups, reader.groups);
}

/** Fills in the reader's values: `{path: {id: "…"}, query, header, cookie, server: {region: "…"}}`. */
export function applyInputs({ inputs }: Reader, data: PlaygroundData, state: PlaygroundState): void {
  for (const [index, { name, in: place }] of data.parameters.entries()) {
    const value = inputs[place]?.[name];
    if (value !== undefined) state.values[index] = value;
  }
  for (const variables of state.variables)
    for (const name of Object.keys(variables)) {
      const value = inputs["server"]?.[name];
      if (typeof value === "string") variables[name] = value;
    }
  for (const { schemes } of data.security.choices)
    for (const { key, shape } of schemes) {
      const value = shape.kind === "apiKey" ? inputs[shape.in]?.[shape.name] : inputs["header"]?.["Authorization"];
      const known = state.secrets[key];
      if (typeof value === "string" && !known?.value) state.secrets[key] = { value, username: "", password: "" };
    }
}

function readerOf(value: unknown): Reader | null {
  if (!isRecord(value)) return null;
  const { groups, expiresAt, apiPlaygroundInputs, token } = value;
  const inputs = isRecord(apiPlaygroundInputs) ? apiPlaygroundInputs : {};
  return {
    groups: Array.isArray(groups) ? groups.filter((each) => typeof each === "string") : [],
    expiresAt: typeof expiresAt === "number" ? expiresAt : null,
    token: typeof token === "string" ? token : null,
    inputs: Object.fromEntries(
      Object.entries(inputs).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1])),
    ),
  };
}
