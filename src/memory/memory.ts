// Keeps what takes long to make between runs: a result is taken over where it was made from the same inputs.
import { join } from "node:path";
import { buildId } from "../emit/package-files.js";
import { putFile, takeFile } from "./sealed-file.js";

/** A kind of work whose results are kept. */
export interface Work<Inputs, Output> {
  /** Names the kind. */
  readonly name: string;
  /** Identifies the inputs: what it leaves out must not shape the result. */
  readonly hash: (inputs: Inputs) => string;
  /** Makes the result from its inputs alone. */
  readonly run: (inputs: Inputs) => Promise<Output>;
  readonly codec: Codec<Output>;
}

/** Writes results as bytes, and reads them. */
export interface Codec<Output> {
  readonly pack: (output: Output) => string | Uint8Array;
  readonly open: (bytes: Buffer) => Output;
}

export interface Memory {
  /** The result of the work for these inputs: the one that is kept, or a new one. */
  readonly remembered: <Inputs, Output>(work: Work<Inputs, Output>, inputs: Inputs) => Promise<Output>;
}

/** For results that are plain data. */
export function jsonCodec<Output>(): Codec<Output> {
  return { pack: (output) => JSON.stringify(output), open: (bytes) => JSON.parse(bytes.toString()) as Output };
}

const NO_MEMORY: Memory = { remembered: (work, inputs) => work.run(inputs) };

/** Where results are, by version of docsgen: another one might make them differently. */
export const RESULTS = "results";

/** The memory in a cache; with null, nothing is kept. Threads and processes that run at the same time share the results. */
export function openMemory(cache: string | null): Memory {
  if (cache === null) return NO_MEMORY;
  const folder = join(cache, RESULTS, buildId());
  const making = new Map<string, Promise<unknown>>();
  const find = async <Inputs, Output>({ run, codec }: Work<Inputs, Output>, inputs: Inputs, file: string) => {
    const kept = takeFile(file);
    if (kept !== null) return codec.open(kept);
    const output = await run(inputs);
    putFile(file, codec.pack(output));
    return output;
  };
  return {
    remembered: <Inputs, Output>(work: Work<Inputs, Output>, inputs: Inputs) => {
      const file = join(folder, work.name, work.hash(inputs));
      const known = making.get(file) as Promise<Output> | undefined;
      if (known) return known;
      const made = find(work, inputs, file).finally(() => making.delete(file));
      making.set(file, made);
      return made;
    },
  };
}
