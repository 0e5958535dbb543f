// Owns under which names a local server answers: a page elsewhere may point a name of its own at this machine.
import { isIP } from "node:net";

/**
 * Whether a host, as a URL writes it, is one of `allowed`, or one that no name on the internet can be: an address, a name
 * without a dot, a name of the local network.
 */
export function isKnownHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, "");
  const isNearby = isIP(name) !== 0 || !name.includes(".") || /\.(?:localhost|local|lan)$/.test(name);
  return isNearby || allowed.some((each) => each.toLowerCase() === name);
}

/** Refuses a request under any other name; null where the name is known. */
export function refuseForeignHost(request: Request, allowed: readonly string[]): Response | null {
  const { hostname: host } = new URL(request.url);
  if (isKnownHost(host, allowed)) return null;
  const text = `This server does not answer to the name ${host}. Start it with --allowed-host ${host} if it should.\n`;
  return new Response(text, { status: 403, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** The names that `--allowed-host` gives, separated by commas. */
export function hostNames(written: string | undefined): string[] {
  return (written ?? "").split(/[\s,]+/).filter((name) => name !== "");
}
