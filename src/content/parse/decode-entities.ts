// Decodes character references in JSX text, which JavaScript itself does not know.
import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** The text with `&amp;`, `&#160;` and `&#xA0;` replaced by their characters. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}))|[A-Za-z][A-Za-z\d]*);/g, (whole, decimal, hex) => {
    const digits = decimal ?? hex;
    if (digits === undefined) return decodeNamedCharacterReference(whole.slice(1, -1)) || whole;
    const code = Number.parseInt(digits, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
