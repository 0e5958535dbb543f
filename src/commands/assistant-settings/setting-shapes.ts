// Shapes of settings that are text on the command line and values in a file.
import * as z from "zod";

const COUNT_ERROR = "must be a whole number, 0 or greater";
const AMOUNT_ERROR = "must be a number, 0 or greater";

export const count = z.coerce.number({ error: COUNT_ERROR }).int(COUNT_ERROR).min(0, COUNT_ERROR);
export const positive = count.min(1, "must be 1 or greater");
export const amount = z.coerce.number({ error: AMOUNT_ERROR }).min(0, AMOUNT_ERROR);
export const port = count.max(65_535, "must be at most 65535");
export const flag = z.union([z.boolean(), z.stringbool()]);

/** Repeated, or separated by commas. */
export const list = z
  .union([z.string(), z.array(z.string())])
  .transform((written) => [written].flat().flatMap((each) => each.split(/[\s,]+/).filter((name) => name !== "")));
