// Opens the assistant's store for a command, and closes it again.
import { access } from "node:fs/promises";
import { DEFAULT_STORE, openStore, type Store } from "../assistant/store/open-store.js";
import { UsageError } from "../shared/problem.js";

/** Creates the store where there is none. @param address `sqlite:PATH` or `postgres://…` */
export async function withNewStore<T>(address: string | undefined, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(address ?? DEFAULT_STORE);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Fails where there is no store: who only looks must not create one. */
export async function withStore<T>(address: string | undefined, use: (store: Store) => Promise<T>): Promise<T> {
  const where = address ?? DEFAULT_STORE;
  const file = where.startsWith("sqlite:") ? where.slice("sqlite:".length) : null;
  if (file !== null && file !== ":memory:")
    await access(file).catch((cause: unknown) => {
      const hint =
        "Name the store of the server with --store, or create a key first: docsgen keys create --domain DOMAIN";
      throw new UsageError(`There is no store at ${file}.`, hint, { cause });
    });
  return withNewStore(where, use);
}
