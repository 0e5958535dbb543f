/** The parsed address, relative to `base`; null where it is invalid. Browsers before 2024 have neither `URL.parse` nor `canParse`. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
