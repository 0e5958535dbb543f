// Finds the blocks of code in a quote.

const CODE = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$\n*/gm;

/** The quote with something else in place of each block of code, which is given with its fences. */
export function replaceCode(quote: string, replacementOf: (code: string) => string): string {
  return quote.replace(CODE, replacementOf);
}
