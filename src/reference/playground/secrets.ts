// Keeps credentials for the session, or longer if the reader wants that.
import type { Secret } from "../../openapi/request/credentials.js";
import type { PlaygroundData } from "./playground-data.js";
import { EMPTY_SECRET, type PlaygroundState } from "./playground-state.js";

/** The secrets of one API; another API on the same site has its own. */
export interface Secrets {
  readonly read: (key: string) => Secret;
  readonly write: (key: string, secret: Secret) => void;
  readonly isRemembered: () => boolean;
  readonly remember: (isOn: boolean) => void;
  readonly forget: () => void;
}

export function openSecrets(api: string): Secrets {
  const prefix = `docs-auth:${api}:`;
  const flag = `docs-auth-kept:${api}`;
  const isRemembered = () => storage("local")?.getItem(flag) === "yes";
  const place = () => storage(isRemembered() ? "local" : "session");
  const own = (store: Storage | null) => Object.keys(store ?? {}).filter((key) => key.startsWith(prefix));
  const move = (from: Storage | null, to: Storage | null) => {
    for (const key of own(from)) {
      const text = from?.getItem(key) ?? "";
      if (secretOf(text).isGranted) continue;
      to?.setItem(key, text);
      from?.removeItem(key);
    }
  };
  return {
    read: (key) => secretOf(storage("session")?.getItem(prefix + key) ?? place()?.getItem(prefix + key) ?? null),
    write: (key, secret) => {
      const kept = secret.isGranted ? storage("session") : place();
      for (const kind of ["session", "local"] as const) storage(kind)?.removeItem(prefix + key);
      kept?.setItem(prefix + key, JSON.stringify(secret));
    },
    isRemembered,
    remember: (isOn) => {
      if (isOn) storage("local")?.setItem(flag, "yes");
      else storage("local")?.removeItem(flag);
      if (isOn) move(storage("session"), storage("local"));
      else move(storage("local"), storage("session"));
    },
    forget: () => {
      for (const store of [storage("local"), storage("session")]) for (const key of own(store)) store?.removeItem(key);
      storage("local")?.removeItem(flag);
    },
  };
}

/** Puts into the state what was kept for each scheme, else its prefill: a request must not wait for its form to know them. */
export function recallSecrets({ security }: PlaygroundData, state: PlaygroundState, secrets: Secrets): void {
  for (const { schemes } of security.choices)
    for (const { key, prefill } of schemes) {
      const kept = secrets.read(key);
      const isEmpty = kept.value === "" && kept.username === "" && kept.password === "";
      state.secrets[key] = isEmpty && prefill !== null ? { ...EMPTY_SECRET, value: prefill } : kept;
    }
}

/** Storage may be blocked; secrets then last as long as the page. */
function storage(kind: "local" | "session"): Storage | null {
  try {
    return kind === "local" ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

function secretOf(text: string | null): Secret {
  if (text === null) return EMPTY_SECRET;
  try {
    return { ...EMPTY_SECRET, ...JSON.parse(text) };
  } catch {
    return EMPTY_SECRET;
  }
}
