// Keeps results between runs: one is taken over where its inputs are the same, and so is each answer to what was asked for it.

import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import { buildId } from "../emit/package-files.js";
import { putFile, takeFile } from "./sealed-file.js";

/** A kind of work whose results are kept. */
export interface Work<Inputs, Output> {
  /** Names the kind. */
  readonly name: string;
  /** Identifies the inputs: what it leaves out must not shape the result. */
  readonly hash: (inputs: Inputs) => string;
  /** What the inputs are about: the last result for it is kept. Without, each of the inputs is kept for itself. */
  readonly subject?: (inputs: Inputs) => string;
  /** Makes the result. `before` is the last one for the same subject, from other inputs: parts of it may be the same. */
  readonly run: (inputs: Inputs, before: Output | null) => Promise<Made<Output>>;
  readonly codec: Codec<Output>;
}

interface Made<Output> {
  readonly output: Output;
  /** What was asked besides the inputs, by kind of question, and the answers. */
  readonly asked: Asked;
}

type Asked = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Answers questions, by their kinds. */
type Answers = Readonly<Record<string, (question: string) => string | null>>;

/** Texts, and bytes as they are, one after the other. */
export type Parts = readonly (string | Uint8Array)[];

/** Writes results as bytes, and reads them; it throws where they are damaged. */
export interface Codec<Output> {
  readonly pack: (output: Output) => Parts;
  readonly open: (bytes: Buffer) => Output;
}

interface Result<Output> {
  readonly output: Output;
  /** Identifies the inputs and answers; empty where nothing is kept. */
  readonly id: string;
  /** What was put into the store; null where it was there, or nothing is kept. */
  readonly added: Parts | null;
}

export interface Memory {
  /** The result of the work for these inputs: the one that is kept, or a new one. */
  readonly remembered: <Inputs, Output>(
    work: Work<Inputs, Output>,
    inputs: Inputs,
    answers?: Answers,
  ) => Promise<Result<Output>>;
}

/** Where results are kept, under names. */
export interface Store {
  /** Null where there is nothing, or where it is damaged. */
  readonly take: (name: string) => Buffer | null;
  readonly put: (name: string, parts: Parts) => void;
}

/** For results that are plain data. */
export function jsonCodec<Output>(): Codec<Output> {
  return { pack: (output) => [JSON.stringify(output)], open: (bytes) => JSON.parse(bytes.toString()) as Output };
}

/** For work that only needs its inputs. */
export function fromInputs<Inputs, Output>(run: (inputs: Inputs) => Promise<Output>): Work<Inputs, Output>["run"] {
  return async (inputs) => ({ output: await run(inputs), asked: {} });
}

/** The memory in a store; with null, nothing is kept. */
export function openMemory(store: Store | null): Memory {
  if (store === null)
    return {
      remembered: async (work, inputs) => ({ output: (await work.run(inputs, null)).output, id: "", added: null }),
    };
  /**
   * What is being made of inputs that are kept for themselves, so that it is made once. Not for subjects: those are many, and
   * the garbage of a table in which each is put and removed kept a tenth of the memory of a build from being collected.
   */
  const making = new Map<string, Promise<unknown>>();
  return {
    remembered: <Inputs, Output>(work: Work<Inputs, Output>, inputs: Inputs, answers: Answers = {}) => {
      const hash = work.hash(inputs);
      const subject = work.subject?.(inputs);
      if (subject !== undefined) return find({ work, inputs, hash, name: subject }, answers, store);
      const name = `${work.name}/${hash}`;
      const known = making.get(name) as Promise<Result<Output>> | undefined;
      if (known) return known;
      const found = find({ work, inputs, hash, name }, answers, store).finally(() => making.delete(name));
      making.set(name, found);
      return found;
    },
  };
}

interface Task<Inputs, Output> {
  readonly work: Work<Inputs, Output>;
  readonly inputs: Inputs;
  readonly hash: string;
  /** The name of its result in the store. */
  readonly name: string;
}

async function find<Inputs, Output>(
  { work, inputs, hash, name }: Task<Inputs, Output>,
  answers: Answers,
  store: Store,
): Promise<Result<Output>> {
  const before = open(store.take(name), work.codec);
  if (before?.hash === hash && areSame(before.asked, answers))
    return { output: before.output, id: before.id, added: null };
  const { output, asked } = await work.run(inputs, before?.output ?? null);
  const id = hashOf([hash, asked]);
  const added = [`${JSON.stringify([id, hash, asked])}\n`, ...work.codec.pack(output)];
  store.put(name, added);
  return { output, id, added };
}

function areSame(asked: Asked, answers: Answers): boolean {
  return Object.entries(asked).every(([kind, questions]) =>
    Object.entries(questions).every(([question, answer]) => answers[kind]?.(question) === answer),
  );
}

interface Kept<Output> extends Made<Output> {
  readonly hash: string;
  readonly id: string;
}

const LINE = 10;

/** A result with its first line, which says what it was made from. */
function open<Output>(bytes: Buffer | null, codec: Codec<Output>): Kept<Output> | null {
  if (bytes === null) return null;
  try {
    const end = bytes.indexOf(LINE);
    const [id, hash, asked] = JSON.parse(bytes.toString("utf8", 0, end)) as [string, string, Asked];
    return { id, hash, asked, output: codec.open(bytes.subarray(end + 1)) };
  } catch {
    return null; // Damaged.
  }
}

/** The folder of results in a cache, by version of docsgen: another one might make them differently. */
export const RESULTS = "results";

export function resultFolder(cache: string): string {
  return join(cache, RESULTS, buildId());
}

/** The memory in a cache; with null, nothing is kept. Threads and processes share it. */
export function resultFiles(cache: string | null): Memory {
  if (cache === null) return openMemory(null);
  const fileOf = (name: string) => join(resultFolder(cache), name);
  return openMemory({
    take: (name) => takeFile(fileOf(name)),
    put: (name, parts) => {
      putFile(fileOf(name), Buffer.concat(parts.map((part) => Buffer.from(part))));
    },
  });
}
