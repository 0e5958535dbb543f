// Keeps the vectors of one site across editions: in a file, or in memory if the file cannot be written.
import { readVectors, type Vectors, writeVectors } from "./vector-file.js";

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
