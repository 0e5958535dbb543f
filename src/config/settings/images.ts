// Owns the settings of how pictures are made ready for readers.
import * as z from "zod";
import { settings } from "./shapes.js";

export const images = settings({
  optimize: z
    .boolean()
    .default(true)
    .describe(
      "Whether large PNG, JPEG and WebP pictures of pages are also offered as WebP, no wider than readers see them.",
    ),
})
  .prefault({})
  .describe("How pictures are optimized. The originals keep their addresses.");
