// Makes many pages of a few: repeats a corpus with changed words until it has enough sections.

/** Pages with about `wanted` sections. From the second round on, three words in ten get an ending of that round's own,
 * as many as another product's manual would bring. */
export function repeatPages(pages, wanted) {
  const repeated = [];
  let count = 0;
  for (let round = 0; count < wanted; round++) {
    for (const page of pages) {
      if (count >= wanted) break;
      repeated.push(round === 0 ? page : changed(page, round));
      count += page.length;
    }
  }
  return repeated;
}

function changed(records, round) {
  const [{ page: first }] = records;
  const change = (text) =>
    text.replace(/[a-z]{5,}/g, (word) => (hash(word, round) % 10 < 3 ? `${word}${ending(word, round)}` : word));
  const path = `r${round}/${first.path}`;
  const page = { ...first, path, address: `/${path}`, title: change(first.title) };
  return records.map((record) => ({
    ...record,
    page,
    headings: record.headings.map(change),
    text: change(record.text),
  }));
}

/** Vocabularies of new texts grow slowly: many rounds share their changed words. */
function ending(word, round) {
  return "abcdefghijklmnopqrstuvwxyz"[hash(word, Math.floor(round / 4)) % 26] + (round % 3 === 0 ? "o" : "a");
}

function hash(word, round) {
  let value = round * 2654435761;
  for (let index = 0; index < word.length; index++) value = (value * 31 + word.charCodeAt(index)) >>> 0;
  return value >>> 3;
}
