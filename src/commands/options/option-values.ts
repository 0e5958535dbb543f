// Parses values of options, and throws a usage error for invalid ones.
import { InvalidArgumentError } from "commander";

/** A TCP port. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It must be at most 65535.");
  return port;
}

/** A number of seconds above 0. */
export function seconds(text: string): number {
  const number = Number(text);
  if (!(number > 0 && number <= MOST_SECONDS))
    throw new InvalidArgumentError("It must be a number of seconds above 0.");
  return number;
}

/** A day: timers of the engine take no more than some weeks. */
const MOST_SECONDS = 86_400;

/** 0, 1, 2, … */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError("It must be a whole number.");
  return number;
}
