// Writes paths into addresses: names of files may hold signs that mean something there.

/** A path as it is named, as addresses name it: `/c# tips` is `/c%23%20tips`. */
export function encodePath(path: string): string {
  return /[^\w./-]/.test(path) ? encodeURI(path).replace(/[?#]/g, encodeURIComponent) : path;
}

/** The path in an address; text that cannot be decoded is left as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address that people wrote, with codes for what would not reach a server: signs beyond ASCII, spaces, a stray `%`. */
export function completeCodes(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent).replace(/%(?![\da-f]{2})/gi, "%25");
}
