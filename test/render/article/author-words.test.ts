// What components of the author say to search and in Markdown.
import { expect, it } from "vitest";
import { htmlText } from "../../../src/render/article/author-words.js";

it.each([
  ['<a href="/metrics">Metrics</a><a href="/runs">Runs</a>', "Metrics Runs"],
  ['<span>Support</span><svg><path d="M0"></path></svg><span class="mx-1">&gt;</span><b>Runs</b>', "Support > Runs"],
  ["<p>One</p><p>two <b>th</b>ree, <i>f</i>our</p>", "One two three, four"],
])("the words of %s are %s", (html, words) => expect(htmlText(html)).toBe(words));
