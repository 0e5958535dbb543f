// The chat of a live preview: it asks the preview, and says what docs.json has it say, whatever server the site has.
import { expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { openChromium } from "./open-chromium.js";
import { openPreview, settingsOf } from "./open-preview.js";

const contact = "Write to [support](https://acme.example/help).";

const assistant = { url: "https://assistant.example", domain: "acme", key: "svc_dsc_example", contact };
const [browser, preview] = await Promise.all([
  openChromium(),
  openPreview({
    "docs.json": settingsOf(["index"], { assistant }),
    "index.mdx": "---\ntitle: Ports\n---\n\nThe server listens on port 4100.\n",
  }),
]);
closeAfterTests(browser, preview);

it("asks the preview, not the server of the published site, and names the contact", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).origin));
  await page.goto(preview.url);
  await page.waitForFunction(() => customElements.get("docs-assistant"));
  await page.keyboard.press("Control+i");
  const sheet = page.locator("docs-assistant-sheet");
  await sheet.locator("textarea").fill("Which port does the server listen on?");
  await page.keyboard.press("Enter");
  await sheet.locator(".source").waitFor();
  expect(await sheet.locator(".answer-body").textContent()).toContain("port 4100");
  await sheet.locator("textarea").fill("Do zebras cross the road?");
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "support" }).waitFor();
  expect(asked).toEqual([new URL(preview.url).origin, new URL(preview.url).origin]);
});
