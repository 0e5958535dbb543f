// Owns short names for texts: the same text has the same name in every build.

/** Eight letters and digits at most; meant to tell versions apart, not to keep secrets. */
export function shortHash(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}
