// Owns the rules for links and icons that docs.json and front matter share; plain, as front matter is read without schemas.

/** Says what is wrong with a link's target, or null for one that can be used. */
export function hrefFault(href: string): string | null {
  if (href.trim() === "") return "must not be empty";
  if (isScript(href) || /^\s*data:/i.test(href)) return "must not be a script";
  if (/^(?:[/#]|mailto:)/i.test(href) || URL.canParse(href)) return null;
  return 'must be a URL ("https://…"), a path that starts with "/", an anchor ("#…") or "mailto:…"';
}

/** Whether a browser that opens an address would run it, or show it as a page of the site. Browsers skip control characters. */
export function isScript(address: string): boolean {
  return /^(?:javascript|vbscript|data(?!:image\/)):/i.test(address.replace(/[\p{Cc}\s]+/gu, ""));
}

export const ICON_STYLES = [
  "brands",
  "duotone",
  "light",
  "regular",
  "sharp-duotone-solid",
  "sharp-light",
  "sharp-regular",
  "sharp-solid",
  "sharp-thin",
  "solid",
  "thin",
] as const;

export const ICON_LIBRARIES = ["fontawesome", "lucide", "tabler"] as const;

/** `fa-solid fa-house` is `house`. */
export function iconName(written: string): string {
  return written.trim().replace(/^(?:fa[bsrltd]?\s+)?fa-/, "");
}
