// Keeps the vectors of a site's sections in a file, by the hashes of their texts.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";

export type Vectors = Map<string, Int8Array>;

/** Letters of a hash. */
export const HASH_LENGTH = 32;

const MARK = "docsgen-embeddings 1";

/** What the file holds; nothing where it is missing, damaged, or of another model. */
export async function readVectors(file: string, model: string): Promise<Vectors> {
  const bytes = await readFile(file).catch(() => null);
  const end = bytes?.indexOf("\n") ?? -1;
  if (!bytes || end < 0) return new Map();
  const body = bytes.subarray(end + 1);
  const [mark, size, checksum] = bytes.subarray(0, end).toString().split("|");
  if (mark !== headOf(model) || Number(checksum) !== crc32(body)) return new Map();
  const row = HASH_LENGTH + Number(size);
  const vectors: Vectors = new Map();
  for (let at = 0; at + row <= body.length; at += row) {
    const numbers = body.subarray(at + HASH_LENGTH, at + row);
    const hash = body.subarray(at, at + HASH_LENGTH).toString("latin1");
    vectors.set(hash, new Int8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }
  return vectors;
}

/** Takes the place of the file in one step. */
export async function writeVectors(file: string, model: string, vectors: Vectors): Promise<void> {
  const size = vectors.values().next().value?.length ?? 0;
  const rows = [...vectors].flatMap(([hash, { buffer, byteOffset, byteLength }]) => [
    Buffer.from(hash, "latin1"),
    new Uint8Array(buffer, byteOffset, byteLength),
  ]);
  const body = Buffer.concat(rows);
  const head = Buffer.from(`${headOf(model)}|${size}|${crc32(body)}\n`);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, Buffer.concat([head, body]));
  await rename(draft, file);
}

function headOf(model: string): string {
  return `${MARK} ${model.replace(/[|\n]/g, " ")}`;
}
