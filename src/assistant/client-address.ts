// Finds out whose address a request came from.
import { isIPv4, isIPv6 } from "node:net";

/**
 * The address that limits count by. Each trusted proxy has added the address it saw at the right end of
 * `X-Forwarded-For`; anything further left is the client's own claim and is not trusted.
 *
 * @param socketAddress the other end of the connection
 * @param trustedProxies how many proxies of ours a request passes
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  const forwarded = (forwardedFor ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const seen = [...forwarded, socketAddress];
  const index = Math.max(0, seen.length - 1 - trustedProxies);
  return countedAddress(withoutPort(seen[index] ?? socketAddress));
}

/** IPv6 readers have a whole /64, so that is what counts; IPv4 written as IPv6 is IPv4. */
function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return isIPv4(address) ? address : "unknown";
  return `${expandedGroups(address).slice(0, 4).join(":")}::/64`;
}

function expandedGroups(address: string): string[] {
  const [left = "", right] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const head = groupsOf(left);
  if (right === undefined) return head;
  const tail = groupsOf(right);
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0"), ...tail];
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}

function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
