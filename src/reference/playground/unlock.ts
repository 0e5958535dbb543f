// Keeps the playground from sending until the site has confirmed that the reader may.
import { namesLetIn } from "../../shared/reader-groups.js";
import { fetchReader, maySend, type Reader } from "./reader.js";
import type { Session } from "./session.js";

/** Nothing is sent until the site has confirmed that the reader may. Returns the reader, if there is one. */
export async function unlock(
  { data, word }: Session,
  { button, lock }: { button: HTMLButtonElement; lock: HTMLElement },
): Promise<Reader | null> {
  if (data.lock) {
    button.disabled = true;
    lock.textContent = word("playgroundChecking");
  }
  const reader = await fetchReader(data.user);
  const isOpen = maySend(data.lock, reader, Date.now());
  button.disabled = !isOpen;
  const groups = namesLetIn(data.lock?.groups ?? []);
  const reason = groups.length > 0 ? word("playgroundLocked", { groups: groups.join(", ") }) : word("playgroundSignIn");
  lock.textContent = isOpen ? "" : reason;
  return reader;
}
