// Tells public addresses from private and reserved ones.

import { lookup as resolveName } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23], // Teredo and other protocols
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const list = new BlockList();
for (const [address, bits] of PRIVATE_V4) list.addSubnet(address, bits, "ipv4");
for (const [address, bits] of PRIVATE_V6) list.addSubnet(address, bits, "ipv6");

/** Whether an address of the web names such an address as its host. Names of hosts are looked up later. */
export function isPrivateTarget({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && isPrivateAddress(host);
}

/** True for loopback, private, link-local, multicast, unspecified and reserved addresses, and for what is no address. */
export function isPrivateAddress(written: string): boolean {
  const address = written.replace(/%.*$/s, ""); // A zone names a network of this machine.
  const family = isIP(address);
  if (family === 4) return list.check(address, "ipv4");
  if (family !== 6) return true;
  const inner = embeddedV4(groupsOf(address));
  return list.check(address, "ipv6") || (inner !== null && isPrivateAddress(inner));
}

/** Where the eight groups of an address hold one of IPv4: as mapped, translated, compatible (in RFC 4291), NAT64 and 6to4. */
function embeddedV4(groups: readonly number[]): string | null {
  const head = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(":");
  const at = HOLD_V4_LAST.has(head) ? 6 : groups[0] === 0x2002 ? 1 : -1;
  const [high, low] = [groups[at], groups[at + 1]];
  if (high === undefined || low === undefined) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

const HOLD_V4_LAST = new Set(["0:0:0:0:0:ffff", "0:0:0:0:ffff:0", "0:0:0:0:0:0", "64:ff9b:0:0:0:0"]);

/** All eight groups of an address of IPv6. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** The name resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor() {
    super("The host name resolves to a private address.");
    this.name = "PrivateAddressError";
  }
}

/** Names are resolved once, and the connection goes to exactly the addresses that were checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(), []);
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
