import { expect, it } from "vitest";
import { prefersMarkdown } from "../../src/serve/prefers-markdown.js";

it.each([
  [null, false],
  ["*/*", false],
  ["text/*", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["text/markdown", true],
  ["TEXT/Markdown; charset=utf-8", true],
  ["text/markdown, text/html, */*", true],
  ["application/json, text/plain, */*", true],
  ["text/html;q=0.8, text/markdown", true],
  ["text/html, text/markdown;q=0.9", false],
  ["text/html;q=0, text/markdown;q=0.1", true],
  ["text/markdown;q=0.5, */*", false],
  ["text/markdown;q=0.5, text/*", false],
  ["text/markdown;q=0.5, text/html;q=0.4, */*", true],
  ["*/*;q=0.8, text/markdown", true],
  ["application/json", false],
  [" , text/markdown ; Q = 0.7 ,", true],
  ["text/markdown;q=0", false],
  ["text/markdown;q=nonsense", false],
  ["text/markdown-x", false],
])("%s: %s", (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected));
