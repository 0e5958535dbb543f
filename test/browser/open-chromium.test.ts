import { expect, it } from "vitest";
import { listen } from "../../src/serve/listen.js";
import { freshPages, openChromium } from "./open-chromium.js";

it("a fresh page knows nothing of the one before it, and shares its context", async () => {
  let fetched = 0;
  const answer = ({ url }: Request) => {
    if (url.endsWith("/kept")) fetched++;
    const headers = { "content-type": "text/html", "cache-control": "max-age=3600" };
    return new Response("<title>T</title>", { headers });
  };
  const server = await listen(answer, { port: 0, host: "127.0.0.1", mayMove: false });
  const browser = await openChromium();
  const open = freshPages(browser);
  const visit = async () => {
    const page = await open({ viewport: { width: 400, height: 300 } });
    await page.goto(server.url);
    return page;
  };
  const first = await visit();
  await first.evaluate(async () => {
    localStorage.setItem("kept", "1");
    sessionStorage.setItem("kept", "1");
    // biome-ignore lint/suspicious/noDocumentCookie: this is what scripts of other sites write to.
    document.cookie = "kept=1; max-age=3600";
    await caches.open("kept");
    await new Promise((resolve) => {
      indexedDB.open("kept").onsuccess = resolve;
    });
    await fetch("/kept");
  });
  await first.emulateMedia({ colorScheme: "dark" });
  const second = await visit();
  expect(first.isClosed()).toBe(true);
  expect(second.context()).toBe(first.context());
  const kept = await second.evaluate(async () => ({
    length: localStorage.length + sessionStorage.length + history.length,
    cookie: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    size: [innerWidth, innerHeight],
  }));
  expect(kept).toEqual({ length: 2, cookie: "", caches: [], databases: [], isDark: false, size: [400, 300] });
  await second.evaluate(() => fetch("/kept"));
  expect(fetched).toBe(2);
  await Promise.all([browser.close(), server.close()]);
});
