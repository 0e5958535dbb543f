// Makes addresses in a style sheet relative, and inlines pictures that browsers only load from a server.

export interface CssAddresses {
  /** The relative address in the place of one that begins at the root of the site; null leaves it. */
  readonly relative: (address: string) => string | null;
  /** A picture as a data: URL; null where there is no such file. */
  readonly picture: (address: string) => string | null;
}

const URL_VALUE = /(?<=(?<property>[-\w]+)\s*:[^;{}]*?)url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;
const IMPORT = /(@import\s+(?:url\(\s*)?)(["'])(\/[^"']*)\2/g;

/** The sheet, or the value of a `style` attribute, with other addresses. */
export function relativeCss(css: string, { relative, picture }: CssAddresses): string {
  if (!/url\(|@import/.test(css)) return css;
  return css
    .replace(IMPORT, (all, ...[before, quote, address = ""]: string[]) => {
      const found = relative(address);
      return found === null ? all : `${before}${quote}${found}${quote}`;
    })
    .replace(URL_VALUE, (all, ...[property = "", double, single, bare]: string[]) => {
      const address = double ?? single ?? bare ?? "";
      const quote = single === undefined ? '"' : "'";
      const taken = isMask(property, address) ? picture(address) : null;
      const instead = taken ?? relative(address);
      if (instead === null) return all;
      return double === undefined && single === undefined ? `url(${instead})` : `url(${quote}${instead}${quote})`;
    });
}

/** Masks, and what a variable may hand to one, are loaded as another site would load them: not from a folder. */
function isMask(property: string, address: string): boolean {
  return /^(?:-webkit-)?mask|^--/.test(property) && /\.svg(?:[?#]|$)/i.test(address);
}
