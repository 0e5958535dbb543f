// Colours the code blocks that descriptions hold.
import type { Html } from "../model.js";
import { decodeHtml } from "../openapi/view/html-text.js";
import type { Highlight } from "./examples/code-example.js";

const BLOCK = /(<pre><code class="language-([\w+#.-]+)">)(.*?)(<\/code><\/pre>)/gs;

/** The HTML with its fences highlighted; those in unknown languages stay as they are. */
export async function colourProse(html: Html, highlight: Highlight): Promise<Html> {
  const found = [...html.matchAll(BLOCK)];
  if (found.length === 0) return html;
  const coloured = await Promise.all(
    found.map(([, , language = "", code = ""]) => highlight(decodeHtml(code).replace(/\n$/, ""), language)),
  );
  let index = 0;
  return html.replace(BLOCK, (_, open: string, __: string, code: string, close: string) => {
    return `${open}${coloured[index++] ?? code}${close}`;
  });
}
