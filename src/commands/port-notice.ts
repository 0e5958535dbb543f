// Explains why a server uses another port than requested.
import type { Listening } from "../serve/listen.js";

/** A line for the terminal; empty where the port is the requested one. Port 0 requests any. */
export function portNotice(asked: number, { port }: Pick<Listening, "port">): string {
  return asked === 0 || asked === port ? "" : `Port ${asked} is in use; using ${port}.\n`;
}
