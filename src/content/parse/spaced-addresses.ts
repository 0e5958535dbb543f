// Finds links and images whose address holds a space: Markdown ends the address there, and shows all of it as text.
import { placeIn } from "../../shared/places/place-in.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { codeRanges, isInside } from "./code-ranges.js";

/** A warning for each address that is certainly meant as one: a path, or a file by its ending. */
export function spacedAddresses(text: string, start: Place): Problem[] {
  const found = [...text.matchAll(SPACED)].filter(([, address = ""]) => isPath(address));
  const code = found.length > 0 ? codeRanges(text) : [];
  return found.flatMap(({ 1: address = "", index }) => {
    if (isInside(code, index)) return [];
    const what = `The address "${address}" contains a space, so the link is shown as text.`;
    const hint = `Put it in angle brackets, or encode the space: (${address.replaceAll(" ", "%20")}).`;
    return [warning("space-in-address", placeIn(text, index + "](".length, start), what, hint)];
  });
}

/** Titles have quotes, and addresses in angle brackets may hold spaces. */
const SPACED = /\]\(([^\s()<>"'{}]+(?: [^\s()<>"'{}]+)+)\)/g;

function isPath(address: string): boolean {
  return (
    /^(?:\.{0,2}\/|https?:)/i.test(address) || /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|mp4|pdf)(?:#.*)?$/i.test(address)
  );
}
