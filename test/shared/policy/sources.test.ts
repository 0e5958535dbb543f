import { expect, it } from "vitest";
import { sheetSources } from "../../../src/shared/policy/css-sources.js";
import { fileSource, originSource, originsIn } from "../../../src/shared/policy/sources.js";

it("URLs without a protocol give sources without one: a page over HTTP loads them over HTTP", () => {
  expect(originSource("//a.example:8080/b.js?c")).toBe("a.example:8080");
  expect(fileSource("//a.example/b.js?c")).toBe("a.example/b.js");
  expect(originSource("http://a.example/b")).toBe("http://a.example");
  expect(originSource("/b.js")).toBeNull();
  expect(sheetSources("//fonts.googleapis.com/css2?family=A")).toEqual({
    "style-src": ["fonts.googleapis.com/css2"],
    "font-src": ["fonts.googleapis.com", "https://fonts.gstatic.com"],
  });
});

it("code is searched for URLs, and for those without a protocol behind quotation marks", () => {
  const code = "a.src = '//js.a.example/1.js'; fetch(`https://b.example/${c}`); // not.an.example\nd = 1 //e";
  expect(originsIn(code)).toEqual(["https://b.example", "js.a.example"]);
});

it("code that reports to PostHog loads its script from another host", () => {
  const code = "init(key, { api_host: 'https://eu.i.posthog.com' })";
  expect(originsIn(code)).toEqual(["https://eu-assets.i.posthog.com", "https://eu.i.posthog.com"]);
});
