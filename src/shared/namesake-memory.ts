// Caches entries of one name at a time: versions and translations of a page come in a row.

/** More than a page has versions and translations. */
const MOST = 16;

/**
 * Gives the list of what is remembered under a name; asked for another name, it forgets that of the last.
 *
 * A list that begins anew, not one that what is old is taken out of: what one page leaves would be copied about for as
 * long as it takes to draw the next, on a site without versions too, where that was a quarter of what pages are made of.
 */
export function namesakeMemory<Entry>(): (name: string) => Entry[] {
  let last: { readonly name: string; readonly entries: Entry[] } | null = null;
  return (name) => {
    if (last === null || last.name !== name || last.entries.length >= MOST) last = { name, entries: [] };
    return last.entries;
  };
}
