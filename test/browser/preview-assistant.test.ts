// The chat of a live preview: it asks the preview, and says what docs.json has it say, whatever server the site has.
import { expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openPreview, pageOf, settingsOf } from "./open-preview.js";

const contact = "Write to [support](https://acme.example/help).";

const assistant = { url: "https://assistant.example", domain: "acme", key: "svc_dsc_example", contact };
const {
  fresh,
  site: preview,
  waitFor,
} = await inChromium(
  openPreview({
    "docs.json": settingsOf(["index"], { assistant }),
    "index.mdx": pageOf("Ports", "The server listens on port 4100."),
  }),
);

it("asks the preview, not the server of the published site, and names the contact", async () => {
  const page = await fresh();
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).origin));
  await page.goto(preview.url);
  await waitFor(page, "docs-assistant");
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
