// Tells compressed bytes by how they begin, as names and headers are often silent about it.

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
