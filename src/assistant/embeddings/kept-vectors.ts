// Keeps the vectors of one site across editions, by the hashes of its sections' texts: in a file, or in memory if the file cannot be written.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";

export type Vectors = Map<string, Int8Array>;

export interface KeptVectors {
  read(): Promise<Vectors>;
  write(vectors: Vectors): Promise<void>;
}

interface Keeping {
  readonly file: string;
  /** The model that makes the vectors. */
  readonly model: string;
  /** Told once, for as long as the file cannot be written. */
  readonly unwritten: (error: unknown) => void;
}

export function keptVectors({ file, model, unwritten }: Keeping): KeptVectors {
  let inMemory: Vectors | null = null;
  return {
    read: async () => inMemory ?? readVectors(file, model),
    async write(vectors) {
      try {
        await writeVectors(file, model, vectors);
        inMemory = null;
      } catch (error) {
        if (inMemory === null) unwritten(error);
        inMemory = vectors;
      }
    },
  };
}

/** The file begins with the checksum of the rest. */
const CHECKSUM_BYTES = 4;

/** What the file holds; nothing where it is missing, damaged, or of another model. */
async function readVectors(file: string, model: string): Promise<Vectors> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const body = bytes.subarray(CHECKSUM_BYTES);
  if (body.length === 0 || bytes.readUInt32LE() !== crc32(body)) return new Map();
  const kept: { readonly model: string; readonly vectors: Vectors } = deserialize(body);
  return kept.model === model ? kept.vectors : new Map();
}

/** Takes the place of the file in one step. */
async function writeVectors(file: string, model: string, vectors: Vectors): Promise<void> {
  const body = serialize({ model, vectors });
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(body));
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, Buffer.concat([checksum, body]));
  await rename(draft, file);
}
