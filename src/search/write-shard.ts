// Turns neighbouring terms with their postings into the bytes of a shard; `read-shard.ts` is the way back.
import { byteWriter } from "./byte-writer.js";
import type { Postings } from "./segment.js";
import { sharedLetters } from "./shared-letters.js";

/** Layout: number of terms, bytes of their text, the text (what each term adds to the one before it, by lines),
 * then for each term the letters it shares with the one before, its number of sections and the bytes of its postings,
 * then all postings. */
export function shardWriter() {
  const text: string[] = [];
  const table = byteWriter();
  const postings = byteWriter();
  const whole = byteWriter();
  const encoder = new TextEncoder();
  let previous = "";

  return {
    size: () => postings.length() + table.length() + text.length * 5,
    add(term: string, { sections, impacts }: Postings): void {
      const shared = sharedLetters(previous, term);
      text.push(term.slice(shared));
      previous = term;
      const start = postings.length();
      let last = -1;
      for (const section of sections) {
        postings.number(section - last - 1);
        last = section;
      }
      postings.bytes(impacts);
      table.number(shared);
      table.number(sections.length);
      table.number(postings.length() - start);
    },
    /** The shard's bytes; the writer starts anew. */
    take(): Uint8Array {
      const lines = encoder.encode(text.join("\n"));
      whole.number(text.length);
      whole.number(lines.length);
      whole.bytes(lines);
      whole.bytes(table.take());
      whole.bytes(postings.take());
      text.length = 0;
      previous = "";
      return whole.take();
    },
  };
}
