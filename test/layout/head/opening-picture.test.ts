import { expect, it } from "vitest";
import { preloadOpeningPicture } from "../../../src/layout/draw-document.js";

const hero =
  '<img fetchpriority="high" width="9" height="9" srcset="/a-768.webp 768w, /a-900.webp 900w" sizes="(min-width: 704px) 704px, 100vw" decoding="async" src="/a.png" alt="A > B"/>';

it("names the copies of the picture that opens a page, as the picture does", () => {
  expect(preloadOpeningPicture(`<p>${hero}</p>`)).toBe(
    '<link rel="preload" as="image" imagesrcset="/a-768.webp 768w, /a-900.webp 900w" imagesizes="(min-width: 704px) 704px, 100vw" fetchpriority="high"/>',
  );
});

it("names the file of a picture without copies", () => {
  expect(preloadOpeningPicture('<img fetchpriority="high" alt="A > B" src="/a.svg?x=1&amp;y"/>')).toBe(
    '<link rel="preload" as="image" href="/a.svg?x=1&amp;y" fetchpriority="high"/>',
  );
});

it.each([
  ["that is not the first of its page", '<img loading="lazy" src="/a.png"/>'],
  ["far down", `${"<p>Words.</p>".repeat(400)}${hero}`],
  ["that its author loads late", '<img fetchpriority="high" loading="lazy" src="/a.png"/>'],
  ["that is fetched with other rights", '<img fetchpriority="high" crossorigin src="/a.png"/>'],
  ["of which there are several to choose from", `<picture><source srcset="/b.avif"/>${hero}</picture>`],
])("leaves out a picture %s", (_, html) => expect(preloadOpeningPicture(html)).toBe(""));
