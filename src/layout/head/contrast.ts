// Owns readable colours: moves a brand colour towards black or white until text in it can be read.

type Rgb = readonly [number, number, number];

/** What WCAG AA requires of body text. */
const READABLE = 4.5;

/** The colour closest to `color` with this contrast `ratio` to every background. Colours are `#rgb` or `#rrggbb`. */
export function readable(color: string, backgrounds: readonly string[], ratio: number = READABLE): string {
  const start = rgbOf(color);
  const surfaces = backgrounds.map(rgbOf);
  const isLight = Math.min(...surfaces.map(luminance)) > 0.18;
  const end: Rgb = isLight ? [0, 0, 0] : [255, 255, 255];
  for (let step = 0; step <= 40; step++) {
    const tried = mix(start, end, step / 40);
    if (surfaces.every((surface) => contrast(tried, surface) >= ratio)) return format(tried);
  }
  return format(end);
}

/** White or near-black, whichever reads better on the colour. White is preferred while it is readable. */
export function textOn(color: string): string {
  const surface = rgbOf(color);
  if (contrast([255, 255, 255], surface) >= READABLE) return "#fff";
  return contrast([17, 19, 23], surface) >= READABLE ? "#111317" : "#000";
}

/** The contrast ratio of two colours: 1 to 21. */
export function contrastOf(a: string, b: string): number {
  return contrast(rgbOf(a), rgbOf(b));
}

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Red, green and blue of `#rgb` or `#rrggbb`, each up to 255. */
export function rgbOf(color: string): Rgb {
  const digits = color.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const channel = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16) || 0;
  return [channel(0), channel(1), channel(2)];
}

function format(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
