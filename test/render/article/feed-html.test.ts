import { expect, it } from "vitest";
import { drawText } from "../draw-text.js";

/** What a feed shows of an entry with this content. */
async function entry(text: string): Promise<string> {
  const { facts } = await drawText(`<Update label="v1">\n\n${text}\n\n</Update>`);
  return (facts.updates[0]?.html ?? "").replace(/\n(?=<)/g, "");
}

it.each([
  ["## A <span>b</span>", "<h2>A b</h2>"],
  [
    "<Steps>\n<Step title='One'>a</Step>\n<Step title='Two'>b</Step>\n</Steps>",
    "<ol><li><p><strong>One</strong></p><p>a</p></li><li><p><strong>Two</strong></p><p>b</p></li></ol>",
  ],
  ["a\n<script>{`b()`}</script>\n\nc", "<p>a</p><p>c</p>"],
  ["<button onClick={() => {}}>a</button> b", "<p>a b</p>"],
  ["<div hidden>a</div>\n\nb", "<p>b</p>"],
  ['<Visibility for="agents">a</Visibility>\n\nb', "<p>b</p>"],
  ["{/* a */}\n\nb", "<p>b</p>"],
  ["x<sup>2</sup> and H<sub>2</sub>O", "<p>x<sup>2</sup> and H<sub>2</sub>O</p>"],
  ["[a](#b) and [c](/d?x=1&y=2)", '<p><a href="#b">a</a> and <a href="/d?x=1&#x26;y=2">c</a></p>'],
  ['<iframe src="https://a.example/x" title="A film"></iframe>', '<p><a href="https://a.example/x">A film</a></p>'],
  ["<Tabs>\n<Tab title='One'>a</Tab>\n</Tabs>", "<p><strong>One</strong></p><p>a</p>"],
  ["The rate is $x_1$.", "<p>The rate is <code>x_1</code>.</p>"],
  [
    '```js title="a.js"\nb < c\n```',
    '<p><strong>a.js</strong></p><pre><code class="language-js">b &#x3C; c</code></pre>',
  ],
  [
    "- [x] a\n- b",
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li><li>b</li></ul>',
  ],
])("writes %s so that readers elsewhere can use it", async (text, html) => expect(await entry(text)).toBe(html));
