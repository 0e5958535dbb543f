/** What an address says, read from `base`; null where it is none. Browsers before 2024 have neither `URL.parse` nor `canParse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
