import { describe, expect, it } from "vitest";
import { between, drawProject, menuOf, sidebarOf, tag } from "./draw-site.js";

const tabsOf = (html: string) => between(html, '<nav class="tabs-bar"', "</nav>");
const sheetOf = (html: string) => between(html, '<nav class="sidebar-sheet" aria-label="Menu"', "</nav>");
const alternatesOf = (html: string) =>
  [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map((match) => match.slice(1));

const LANGUAGES = {
  navigation: {
    languages: [
      { language: "en", default: true, pages: ["index", "guides/start", "only"] },
      {
        language: "fr",
        banner: { content: "Bonjour &mdash; [suite&nbsp;→](/fr)" },
        navbar: { links: [{ label: "Aide", href: "/fr/aide" }] },
        footer: { socials: { mastodon: "https://social.example" } },
        pages: ["fr/index", "fr/guides/start"],
      },
      { language: "ar", pages: ["ar/index"] },
    ],
  },
  settings: {
    navbar: { links: [{ label: "Help", href: "/help" }] },
    footer: { socials: { github: "https://github.com/example" } },
    banner: { content: "Hello" },
  },
};

const { draw } = await drawProject(LANGUAGES);

/** Where a language's entry in the selector leads. */
function choice(html: string, language: string): string {
  const link = tag(html, new RegExp(`<a class="menu-item nav-dropdown-item" href="[^"]*" lang="${language}"`));
  return link.match(/href="([^"]*)"/)?.[1] ?? "";
}

describe("the language selector", () => {
  it.each([
    ["guides/start", "fr", "/fr/guides/start/"],
    ["index", "fr", "/fr/"],
    ["only", "fr", "/fr/"],
    ["fr/guides/start", "en", "/guides/start/"],
    ["fr/guides/start", "ar", "/ar/"],
    ["fr/index", "en", "/"],
  ])("leads from %s to %s at %s", (path, language, address) => expect(choice(draw(path), language)).toBe(address));

  it("names each language in itself, and the reader's on its button", () => {
    const html = draw("fr/index");
    expect(html).toContain('<span class="nav-dropdown-item-title">العربية</span>');
    expect(between(html, 'id="localization-select-trigger"', "</button>")).toContain("Français");
  });

  it("sets language and direction of the document", () => {
    expect(tag(draw("ar/index"), /<html[^>]*>/)).toContain('lang="ar" dir="rtl"');
    expect(tag(draw("fr/index"), /<html[^>]*>/)).toContain('lang="fr" dir="ltr"');
  });

  it("takes banner, links and footer from the language where it brings its own", () => {
    const french = draw("fr/index");
    expect(french).toContain('Bonjour — <a href="/fr/">suite\u00a0→');
    expect(french).toContain('href="/fr/aide/"');
    expect(french).toContain("https://social.example");
    const english = draw("index");
    expect(english).toContain("Hello");
    expect(english).not.toContain("Aide");
  });

  it("tells search engines only of pages that say the same", async () => {
    const { draw } = await drawProject({ ...LANGUAGES, url: "https://docs.example.com" });
    const alternates = (path: string) => alternatesOf(draw(path));
    expect(alternates("guides/start")).toEqual([
      ["en", "https://docs.example.com/guides/start/"],
      ["fr", "https://docs.example.com/fr/guides/start/"],
      ["x-default", "https://docs.example.com/guides/start/"],
    ]);
    expect(alternates("only")).toEqual([["en", "https://docs.example.com/only/"]]);
  });

  it("names no translation that does not name the page back", async () => {
    const versions = [
      { version: "2", pages: ["start", "hidden"] },
      { version: "1", pages: ["v1/start"] },
    ];
    const languages = [
      { language: "en", versions },
      { language: "fr", pages: ["fr/start", "fr/hidden"] },
      { language: "de", pages: ["de/start"] },
    ];
    const url = "https://docs.example.com";
    const pages = { "fr/hidden": "title: H\nnoindex: true" };
    const { draw, site } = await drawProject({ navigation: { languages }, pages, url });
    const alternates = (path: string) => alternatesOf(draw(path));
    const named = [
      ["en", `${url}/start/`],
      ["fr", `${url}/fr/start/`],
      ["de", `${url}/de/start/`],
      ["x-default", `${url}/start/`],
    ];
    for (const path of ["start", "fr/start", "de/start"]) expect(alternates(path)).toEqual(named);
    // Its canonical page is that of the current version.
    expect(alternates("v1/start")).toEqual([]);
    expect(alternates("hidden")).toEqual([["en", `${url}/hidden/`]]);
    expect(alternates("fr/hidden")).toEqual([]);
    const addresses = new Map([...site.pages.keys()].map((path) => [`${url}/${path}/`, path]));
    for (const [address, path] of addresses) {
      for (const [, other = ""] of alternates(path)) {
        const back = alternates(addresses.get(other) ?? "").map(([, href]) => href);
        expect(back, `${other} names ${address} back`).toContain(address);
      }
    }
  });

  it("has no such links where the site's origin is not known: they would be no full addresses", () => {
    expect(alternatesOf(draw("guides/start"))).toEqual([]);
  });

  it("keeps the base path", async () => {
    const { draw } = await drawProject({ ...LANGUAGES, base: "/docs" });
    expect(choice(draw("guides/start"), "fr")).toBe("/docs/fr/guides/start/");
  });
});

describe("versions, products and dropdowns", () => {
  it("stand in the top bar too, for pages without a sidebar", async () => {
    const products = ["Trees", "Bees"].map((product) => ({ product, pages: [product] }));
    const { draw } = await drawProject({ navigation: { products }, pages: { Trees: "title: Trees\nmode: center" } });
    const html = draw("Trees");
    expect(between(html, '<div class="site-bar-cards">', "</div>")).toContain("Trees");
    expect(html.match(/<nav id="menu-product/g)).toHaveLength(1);
  });

  it("keep the reader on the page that another version has too", async () => {
    const versions = [
      { version: "2.0", tag: "Latest", pages: ["v2/start", "v2/new"] },
      { version: "1.0", pages: ["v1/start"] },
    ];
    const { draw } = await drawProject({ navigation: { versions } });
    const link = (path: string) => between(draw(path), '<nav id="menu-version', "</nav>");
    expect(link("v2/start")).toContain('href="/v1/start/"');
    expect(link("v2/new")).toContain('href="/v1/start/"');
    expect(link("v1/start")).toContain('href="/v2/start/"');
    expect(link("v2/start")).toContain("Latest");
  });

  it("stand at the top of the sidebar with their descriptions", async () => {
    const dropdowns = [
      { dropdown: "Guides", description: "How to", pages: ["index"] },
      { dropdown: "Community", href: "https://example.com" },
    ];
    const html = (await drawProject({ navigation: { dropdowns } })).draw("index");
    expect(sidebarOf(html)).toContain('<small class="nav-dropdown-item-description">How to</small>');
    const link = tag(html, /<a class="menu-item nav-dropdown-item" href="https:\/\/example.com"[^>]*>/);
    expect(link).toContain('target="_blank"');
  });
});

const PRODUCTS = [
  { product: "Cloud", tabs: [{ tab: "Use", pages: ["both/start", "both/more", "cloud/plans"] }] },
  {
    product: "Own server",
    tabs: [
      { tab: "Use", pages: ["both/start", "both/more", "server/setup"] },
      { tab: "Run", pages: ["both/more", "server/run"] },
    ],
  },
];
const SHARED = { navigation: { products: PRODUCTS } };
const { draw: drawShared } = await drawProject(SHARED);

describe("a page that stands in two branches", () => {
  const selected = (html: string) =>
    tag(html, /<a class="menu-item nav-dropdown-item" href="[^"]*" aria-current="true"/);

  it("shows the first of them in its selectors, whatever was drawn before", async () => {
    const { draw } = await drawProject(SHARED);
    draw("server/setup");
    const html = draw("both/more");
    expect(selected(html)).toContain('href="/both/more/"');
    expect(tabsOf(html)).not.toContain("Run");
  });

  it("never leads by a selector or tab to a page that shows another branch than the one chosen", () => {
    for (const path of ["both/start", "both/more", "cloud/plans"]) {
      const menu = between(drawShared(path), '<nav id="menu-product', "</nav>");
      expect(menu).toContain('href="/server/setup/"');
    }
    const there = drawShared("server/setup");
    expect(selected(there)).toContain('href="/server/setup/"');
    const tabs = tabsOf(there);
    expect(tabs).toContain('href="/server/run/"');
    expect(selected(drawShared("server/run"))).toBeDefined();
  });

  it("is listed in the sidebars of both", () => {
    for (const path of ["cloud/plans", "server/setup"]) {
      expect(sidebarOf(drawShared(path))).toContain('href="/both/more/"');
    }
  });

  it("leads by a selector to a branch whose pages all stand elsewhere first, for there is no other way", async () => {
    const mirror = { product: "Mirror", pages: ["both/start"] };
    const { draw } = await drawProject({ navigation: { products: [...PRODUCTS, mirror] } });
    expect(between(draw("cloud/plans"), '<nav id="menu-product', "</nav>")).toContain("Mirror");
  });
});

const TABS = {
  navigation: {
    global: { anchors: [{ anchor: "Community", href: "https://example.com" }] },
    tabs: [
      { tab: "Guides", pages: ["index", "second"] },
      {
        tab: "More",
        menu: [
          { item: "Tools", description: "What helps", pages: ["tools"] },
          { item: "Blog", href: "https://blog.example.com" },
        ],
      },
      { tab: "Hidden", hidden: true, pages: ["hidden"] },
      { tab: "Status", href: "https://status.example.com", align: "end" },
    ],
  },
};
const { draw: drawTabs } = await drawProject(TABS);

describe("tabs and anchors", () => {
  it("mark the tab of the page and leave hidden tabs out", () => {
    const tabs = tabsOf(drawTabs("second"));
    expect(tag(tabs, /<a class="nav-tabs-item link" href="\/"[^>]*>/)).toContain('data-active="true"');
    expect(tabs).not.toContain("Hidden");
    expect(tabs).toContain('data-align="end"');
  });

  it("open a menu with the descriptions of its items", () => {
    const html = drawTabs("tools");
    const menu = menuOf(html, tag(tabsOf(html), /<button[^>]*nav-tabs-item[^>]*>/));
    expect(menu).toContain('<small class="nav-dropdown-item-description">What helps</small>');
    expect(tag(menu, /<a class="menu-item nav-dropdown-item" href="\/tools\/"[^>]*>/)).toContain('aria-current="true"');
  });

  it("show only the pages of the tab in the sidebar", () => {
    const sidebar = sidebarOf(drawTabs("index"));
    expect(sidebar).toContain('href="/second/"');
    expect(sidebar).not.toContain('href="/tools/"');
  });

  it("stay few where a project has hundreds, and lead to each other in few steps", async () => {
    const names = Array.from({ length: 200 }, (_, index) => `t${index}`);
    const { draw } = await drawProject({
      navigation: { tabs: names.map((tab) => ({ tab, pages: [`${tab}/start`] })) },
    });
    const shown = (name: string) =>
      [...tabsOf(draw(`${name}/start`)).matchAll(/href="\/(t\d+)\/start\/"/g)].map(([, tab = ""]) => tab);
    const tabs = shown("t100");
    expect(tabs.length).toBeLessThanOrEqual(40);
    expect(tabs).toEqual(expect.arrayContaining(["t0", "t92", "t100", "t108", "t199"]));
    const link = tag(tabsOf(draw("t100/start")), /<a class="nav-tabs-item link" href="\/t100\/start\/"[^>]*>/);
    expect(link).toContain("data-active");
    const reached = new Set(["t0"]);
    for (let steps = 0; steps < 3; steps++) for (const each of [...reached].flatMap(shown)) reached.add(each);
    expect(reached.size).toBe(200);
  });

  it("show global anchors on all pages", () => {
    for (const path of ["index", "tools"]) {
      expect(between(drawTabs(path), '<ul class="nav-anchors">', "</ul>")).toContain("Community");
    }
  });
});

describe("a division that holds only links", () => {
  const links = [
    { anchor: "Status", icon: "leaf", href: "https://status.example.com" },
    { anchor: "Hidden", hidden: true, href: "https://hidden.example.com" },
    { anchor: "Forum", href: "/forum" },
  ];
  const nested = { dropdown: "Chat", anchors: [{ anchor: "Talk", href: "https://talk.example.com" }] };
  /** The start page, beside one that is called Docs. */
  const drawBeside = async (name: string, key: string, others: readonly object[]) =>
    (await drawProject({ navigation: { [key]: [{ [name]: "Docs", pages: ["index"] }, ...others] } })).draw("index");

  it.each([
    ["anchors", { anchors: links }],
    ["dropdowns", { dropdowns: links.map(({ anchor, ...link }) => ({ dropdown: anchor, ...link })) }],
    ["a menu", { menu: links.map(({ anchor, ...link }) => ({ item: anchor, ...link })) }],
    ["an item with anchors", { menu: [{ item: "More", anchors: links }] }],
  ])("is a tab that opens a menu of them, in the bar and on a phone: %s", async (_, children) => {
    const html = await drawBeside("tab", "tabs", [{ tab: "Links", ...children }]);
    const opened = menuOf(html, tag(tabsOf(html), /<button[^>]*><bdi>Links/));
    expect(opened).toMatch(
      /<a class="menu-item nav-dropdown-item" href="https:\/\/status.example.com" target="_blank" rel="noopener">/,
    );
    expect(opened).toContain('href="/forum/"');
    expect(opened).not.toContain("Hidden");
    expect(menuOf(html, tag(sheetOf(html), /<button[^>]*sheet-tab[^>]*><bdi>Links/))).toBe(opened);
  });

  it.each([
    ["dropdown", "dropdowns"],
    ["product", "products"],
    ["version", "versions"],
  ])("heads its links in the menu of the selector: %s", async (name, key) => {
    const html = await drawBeside(name, key, [
      { [name]: "Links", anchors: links },
      { [name]: "Nothing", hidden: false, anchors: [{ anchor: "Gone", hidden: true, href: "/gone" }] },
    ]);
    const opened = between(html, `<nav id="menu-${name}`, "</nav>");
    expect(opened).toContain(
      '<div role="group" aria-label="Links" class="menu-group"><p class="menu-heading">Links</p>',
    );
    expect(opened).toContain('href="https://status.example.com"');
    expect(opened).not.toContain("Nothing");
    expect(opened.match(/href="\/"/g)).toHaveLength(1);
  });

  it("is an anchor that opens in the sidebar, and a language that heads its links", async () => {
    const anchors = await drawBeside("anchor", "anchors", [
      { anchor: "Links", icon: "leaf", dropdowns: [nested, { dropdown: "Blog", href: "/blog" }] },
    ]);
    const inside = between(between(anchors, '<ul class="nav-anchors">', "</details>"), "<details>", "</ul>");
    expect(inside).toMatch(/^<details><summary class="nav-anchor">.*Links/);
    expect(inside).toContain('href="https://talk.example.com"');
    expect(inside).toContain('href="/blog/"');
    const languages = [
      { language: "en", pages: ["index"] },
      { language: "fr", anchors: links },
    ];
    const { draw } = await drawProject({ navigation: { languages } });
    expect(between(draw("index"), '<nav id="menu-language', "</nav>")).toContain(
      '<p class="menu-heading">Français</p>',
    );
  });

  it("counts pages that lead elsewhere as links", async () => {
    const tabs = [
      { tab: "Docs", pages: ["index"] },
      { tab: "Links", groups: [{ group: "Out", pages: ["away", "off"] }] },
      { tab: "Mixed", groups: [{ group: "Both", root: "away", pages: ["off", "second"] }] },
    ];
    const away = { away: "title: Away\nurl: https://away.example.com", off: "title: Off\nurl: /second" };
    const { draw } = await drawProject({ navigation: { tabs }, pages: away });
    const opened = menuOf(draw("index"), tag(draw("index"), /<button[^>]*nav-tabs-item[^>]*><bdi>Links/));
    expect(opened).toContain('href="https://away.example.com" target="_blank"');
    expect(opened).toContain('href="/second/"');
    expect(tag(draw("index"), /<a class="nav-tabs-item link" href="[^"]*"[^>]*><bdi>Mixed/)).toContain('"/second/"');
    expect(between(draw("second"), "sidebar-group-header", "</h5>")).toContain('href="https://away.example.com"');
  });

  it("names what stands between it and its links", async () => {
    expect(await drawBeside("tab", "tabs", [{ tab: "Links", dropdowns: [nested] }])).toContain(
      '<span class="nav-dropdown-item-title">Talk</span><small class="nav-dropdown-item-description">Chat</small>',
    );
  });

  it("is a link like others where a page stands beside the links", async () => {
    const anchors = [...links, { anchor: "Second", pages: ["second"] }];
    const html = await drawBeside("tab", "tabs", [{ tab: "More", anchors }]);
    expect(tag(html, /<a class="nav-tabs-item link" href="\/second\/"[^>]*>/)).toBeDefined();
  });
});

it("opens the menu of another tab in the sheet of a small screen, which has the tabs of global", async () => {
  const { draw } = await drawProject({
    navigation: {
      global: { tabs: [{ tab: "Blog", href: "https://blog.example.com" }] },
      tabs: [
        { tab: "Docs", pages: ["index"] },
        { tab: "More", menu: [{ item: "Tools", pages: ["tools"] }] },
      ],
    },
  });
  const more = /<button[^>]*sheet-tab[^>]*><bdi>More/;
  const sheet = sheetOf(draw("index"));
  expect(menuOf(draw("index"), tag(sheet, more))).toContain('href="/tools/"');
  expect(sheet).toContain('href="https://blog.example.com"');
  expect(sheet.match(/<button[^>]*sheet-tab[^>]*>/)?.[0]).not.toContain("aria-current");
  expect(tag(sheetOf(draw("tools")), more)).toContain('aria-current="true"');
});

it("shows the items of a menu that stands in no tab with the anchors", async () => {
  const menu = [
    { item: "One", pages: ["index"] },
    { item: "Two", pages: ["second"] },
  ];
  const { draw } = await drawProject({ navigation: { products: [{ product: "Trees", menu }] } });
  const anchors = between(draw("index"), '<ul class="nav-anchors">', "</ul>");
  expect(tag(anchors, /<a class="nav-anchor" href="\/"[^>]*>/)).toContain('data-active="true"');
  expect(anchors).toContain('href="/second/"');
  expect(sheetOf(draw("index"))).not.toContain("Two");
});
