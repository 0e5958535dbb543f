// Code in both directions and at three widths: what is beside it covers none of it, and what is copied can be run.
import { describe, expect, it } from "vitest";
import { uiStrings } from "../../src/config/read-ui-strings.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const LINE = "curl -X POST https://api.orchard.example/v1/trees/tree_01HXYZ/baskets?limit=100";
const fence = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, "```", ""].join("\n");
const PAGE = [
  "---\ntitle: Code\n---",
  fence("bash", LINE),
  fence("ts a.ts", "const a = 1;", "const b = 2;"),
  `<Tabs>\n<Tab title="npm">\n\n${fence("bash", "npm install a")}\n</Tab>\n<Tab title="yarn">\n\n${fence("bash", "yarn add a")}\n</Tab>\n</Tabs>\n`,
  fence("sh npm2yarn", "npm install b"),
  `<CodeGroup>\n${fence("js One", "1")}${fence("py Two", "2")}</CodeGroup>\n`,
  `<CodeGroup initialSelectedTab={1}>\n${fence("js Three", "3")}Words between.\n\n${fence("js Four", "4")}</CodeGroup>\n`,
  `<CodeGroup dropdown>\n${fence("rust", "5")}${fence("http", "6")}</CodeGroup>\n`,
  `<CodeGroup>\n${["Java", "Kotlin", "Swift", "Python", "Rust", "Ruby"].map((name) => fence(`${name.toLowerCase()} ${name}`, "7")).join("")}</CodeGroup>\n`,
  fence("yaml ci.yml", "on: push"),
  fence("console", "$ ls -l", "total 0", "$ pwd"),
  fence("bash", LINE, LINE),
  fence("bash expandable", ...Array.from({ length: 20 }, (_, line) => `echo ${line}`)),
  `<Tabs>\n<Tab title="Words">\n\nWords.\n</Tab>\n<Tab title="Code">\n\n${fence("sh", "ls")}\n</Tab>\n</Tabs>\n`,
].join("\n");

const API = `openapi: 3.1.0
info: { title: Things, version: "1" }
servers: [{ url: https://api.example.com }]
paths: { /things: { get: { summary: List things, responses: { "200": { description: All. } } } } }
`;
const languages = [
  { language: "en", pages: ["index", "GET /things"] },
  { language: "ar", pages: ["ar/index"] },
];
const settings = {
  ...{ name: "Code", navigation: { languages }, api: { openapi: "api.yaml" }, contextual: { options: ["copy"] } },
};
const files = { "docs.json": JSON.stringify(settings), "index.mdx": PAGE, "ar/index.mdx": PAGE, "api.yaml": API };
const { browser, site } = await inChromium(openFiles(files));
const context = await browser.newContext({
  reducedMotion: "reduce",
  permissions: ["clipboard-read", "clipboard-write"],
});
const [page, canvas] = [await context.newPage(), await context.newPage()];

/** Code of several lines without a head. */
const CORNERS = ".code-block[data-corner]:not(.code-group *) .code-block-actions";

async function open(path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  if (new URL(page.url(), site.url).pathname === path && page.url() !== "about:blank") return;
  await page.goto(site.url + path, { waitUntil: "load" });
  await page.waitForFunction(() => document.querySelector("main :not(:defined)") === null);
}

/**
 * Copy buttons that lie on code, that are not at its right, or that do not stand in the middle of its first line. One in the
 * corner of several lines may have none of their letters below it where they are scrolled to their ends.
 */
function misplacedButtons(): string[] {
  const rects = (element: Element) => element.getBoundingClientRect();
  const lettersOf = (pre: Element) => {
    const range = document.createRange();
    range.selectNodeContents(pre);
    return [...range.getClientRects()].filter(
      ({ height }) => height < Number.parseFloat(getComputedStyle(pre).lineHeight),
    );
  };
  return [...document.querySelectorAll(".code-block")].flatMap((block) => {
    const [button, pre] = [block.querySelector(".code-block-copy-button"), block.querySelector("pre")];
    if (!button || !pre || !button.checkVisibility() || rects(button).width === 0) return [];
    pre.scrollLeft = pre.scrollWidth;
    const [own, code, line] = [rects(button), rects(pre), rects(pre.querySelector("code") ?? pre)];
    const icon = rects(button.firstElementChild ?? button);
    const faults: string[] = [];
    const isInCorner = block.hasAttribute("data-corner") && own.top >= code.top;
    const isBeside = isInCorner || own.left >= code.right - 0.5;
    if (!isBeside && own.bottom > code.top + 0.5) faults.push("on the code");
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      left < icon.right && right > icon.left && top < icon.bottom && bottom > icon.top;
    if (lettersOf(pre).some(isCovered)) faults.push("on letters");
    pre.scrollLeft = 0;
    if (own.left < (code.left + code.right) / 2) faults.push("at the left");
    if (own.right > rects(block).right || own.right > innerWidth) faults.push("outside");
    const middle = line.top + Number.parseFloat(getComputedStyle(pre).lineHeight) / 2;
    if (isBeside && Math.abs((own.top + own.bottom) / 2 - middle) > 1.5) faults.push("not in the middle");
    if (Number(getComputedStyle(button).opacity) < 0.6) faults.push("hidden");
    return faults.map((fault) => `${pre.textContent?.slice(0, 20)}: ${fault}`);
  });
}

/** Of each copy button in the corner of code, how many colours are seen where it is while it is not drawn. */
async function coloursBelowButtons(): Promise<number[]> {
  const hidden = await page.addStyleTag({ content: ".code-block-copy-button { color: transparent !important }" });
  const counts: number[] = [];
  for (const button of await page.locator(CORNERS).all()) {
    const picture = (await button.screenshot()).toString("base64");
    counts.push(await canvas.evaluate(countColours, picture));
  }
  await hidden.evaluate((sheet) => sheet.parentNode?.removeChild(sheet));
  return counts;
}

async function countColours(picture: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  return new Set(new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])).size;
}

/** Tabs that fade where there is no more of them, and menus whose arrow is not at their right. */
function misplacedHeads(): string[] {
  const lists = [...document.querySelectorAll(".code-group-bar .tabs-list")].flatMap((list) => {
    const { maskImage } = getComputedStyle(list);
    return list.scrollWidth > list.clientWidth &&
      !/^linear-gradient\(to right, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 0px/.test(maskImage)
      ? [`tabs: ${maskImage}`]
      : [];
  });
  const menus = [...document.querySelectorAll(".code-group-select")].flatMap((menu) => {
    const { backgroundPositionX, paddingRight } = getComputedStyle(menu);
    return /^(?:right|calc\(100%)/.test(backgroundPositionX) && Number.parseFloat(paddingRight) > 20
      ? []
      : [`menu: ${backgroundPositionX}`];
  });
  return [...lists, ...menus];
}

describe.each(["/", "/ar"])("code of %s", (path) => {
  it.each([320, 390, 1440])("is covered by no button: %i pixels", async (width) => {
    await open(path, width);
    expect(await page.locator(".code-block-copy-button:visible").count()).toBe(12);
    expect(await page.evaluate(misplacedButtons)).toEqual([]);
    expect(await coloursBelowButtons()).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await styleOf(page.locator("pre"), "font-size")).toBe(width < 768 ? "13px" : "13.5px");
  });

  it.each([320, 390, 1440])(
    "has what belongs to its head at the sides where it runs from and to: %i pixels",
    async (width) => {
      await open(path, width);
      expect(await page.evaluate(misplacedHeads)).toEqual([]);
      const words = page.locator(".code-group-words");
      expect(await words.textContent()).toBe("Words between.");
      const [above, block] = await Promise.all([words.boundingBox(), words.locator("+ .code-block").boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(block?.y ?? 0);
    },
  );

  it("has the mark of its language where it has a title, and none beside tabs of one language", async () => {
    await open(path, 1440);
    const marks = (tabs: string) =>
      page.locator(".code-group", { hasText: tabs }).first().locator("[role=tab] .tab-icon svg").count();
    expect(await marks("npm install b")).toBe(0);
    expect(await marks("npm install a")).toBe(0);
    expect(await marks("Two")).toBe(2);
    const heads = page.locator(".code-block-header");
    const icons = await heads.evaluateAll((all) =>
      all.map((head) => [
        head.textContent,
        head.querySelector(".code-block-icon svg") !== null,
        getComputedStyle(head, "::before").content,
      ]),
    );
    expect(icons).toEqual([
      ["a.ts", true, "none"],
      ["ci.yml", false, '""'],
    ]);
  });
});

it("code of an API page is covered by no button", async () => {
  const address = site.pages.find((each) => each.includes("things")) ?? "";
  for (const width of [390, 1440]) {
    await open(address, width);
    expect(await page.locator(".code-block-copy-button").count()).toBeGreaterThan(0);
    expect(await page.evaluate(misplacedButtons)).toEqual([]);
  }
});

it("tabs of one fence each are drawn as one box", async () => {
  await open("/", 1440);
  expect(await page.locator(".code-group").count()).toBe(6);
  expect(await page.locator(".tabs").count()).toBe(1);
  const head = page.locator(".code-group .code-group-bar").first();
  expect(await head.getByRole("tab").allTextContents()).toEqual(["npm", "yarn"]);
});

it("commands for npm are offered for other package managers, and the choice is kept", async () => {
  await open("/", 1440);
  const group = page.locator(".code-group", { hasText: "pnpm add b" });
  expect(await group.getByRole("tab").allTextContents()).toEqual(["npm", "pnpm", "yarn", "bun"]);
  await group.getByRole("tab", { name: "yarn" }).click();
  expect(await group.locator("pre:visible").textContent()).toBe("yarn add b");
  await open("/ar", 1440);
  expect(await page.locator(".code-group pre:visible").first().textContent()).toBe("yarn add a");
});

const languagesOf = { "/": "en", "/ar": "ar" };
it.each(Object.entries(languagesOf))(
  "what is copied is the command, and one live region of %s says so",
  async (path, language) => {
    const { copied } = uiStrings(language);
    await open(path, 1440);
    const block = page.locator(".code-block", { hasText: "total 0" });
    const button = block.locator(".code-block-copy-button");
    await button.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("ls -l\npwd");
    await expect.poll(() => styleOf(button, "content", "::after")).toBe(`"${copied}"`);
    const regions = page.locator("docs-page :is([role=status], [aria-live])");
    await expect.poll(() => regions.allTextContents()).toEqual([copied]);
    await page.evaluate(() => document.querySelector("docs-page > [role=status]")?.replaceChildren());
    await page.locator("[data-action=copy-page]").first().click();
    await expect.poll(() => regions.allTextContents()).toEqual([copied]);
  },
);
