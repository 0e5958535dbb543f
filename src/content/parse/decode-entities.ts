// Decodes character references in JSX text, which JavaScript itself does not know.
import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** The text with `&amp;`, `&#160;` and `&#xA0;` replaced by their characters. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]*));/g, (whole, decimal, hex, name) => {
    if (name) return decodeNamedCharacterReference(name) || whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
