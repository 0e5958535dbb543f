// Reads the time that code of pages finds while they are drawn.
import { UsageError } from "../shared/problem.js";

/**
 * `SOURCE_DATE_EPOCH`, in seconds, else noon of this day in UTC, which is the same day in nearly all time zones: builds of
 * one day are the same byte for byte. In milliseconds.
 */
export function readClock(): number {
  const fixed = process.env["SOURCE_DATE_EPOCH"];
  if (fixed === undefined || fixed === "") return new Date().setUTCHours(12, 0, 0, 0);
  const clock = Number(fixed) * 1000;
  if (!/^\d+$/.test(fixed) || Number.isNaN(new Date(clock).getTime()))
    throw new UsageError(
      `SOURCE_DATE_EPOCH is not a valid time: "${fixed}".`,
      "Set it to the number of seconds since 1970, for example: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)",
    );
  return clock;
}
