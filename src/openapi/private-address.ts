// Tells addresses that only this machine or its network can reach from public ones.
import { BlockList, isIP } from "node:net";

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
];

const list = new BlockList();
for (const [address, bits] of PRIVATE_V4) list.addSubnet(address, bits, "ipv4");
for (const [address, bits] of PRIVATE_V6) list.addSubnet(address, bits, "ipv6");

/** True for loopback, private, link-local, multicast and unspecified addresses, and for what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return list.check(address, "ipv4");
  if (family !== 6) return true;
  const inner = embeddedV4(address);
  return inner === null ? list.check(address, "ipv6") : isPrivateAddress(inner);
}

/** `::ffff:10.0.0.1`, `::ffff:a00:1` and `64:ff9b::…` carry an IPv4 address. */
function embeddedV4(address: string): string | null {
  const tail = /^(?:::ffff:(?:0:)?|64:ff9b::)(.+)$/i.exec(address.toLowerCase())?.[1];
  if (tail === undefined) return null;
  if (isIP(tail) === 4) return tail;
  const [high, low] = tail.split(":").map((part) => Number.parseInt(part, 16));
  if (high === undefined || low === undefined || Number.isNaN(high) || Number.isNaN(low)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
