import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

test("whether the product can be hosted is not answered by what is hosted with it", async () => {
  const banners = section(
    "banners",
    "Banners",
    "Self-hosted banners",
    "Instead of having Acme serve your banners, you can host the banners on your site and tell Acme when one is pressed.",
  );
  const asked = "Can I host Acme on my own servers?";
  expect((await answer([banners], asked)).isAnswered).toBe(false);
  const guide = section(
    "running",
    "Running it yourself",
    "Self-hosting",
    "A license comes with an image that runs self-hosted, wherever there is Docker.",
  );
  expect((await answer([banners, guide], asked)).sources[0]?.id).toBe("running#self-hosting");
});

test("what is said in passing does not answer whether something is so", async () => {
  const files = section(
    "assets",
    "Assets",
    "Kinds of file",
    "A blob is a file of any kind that a script can use and edit, such as a 3D model of a chair.",
  );
  const asked = "Can I use Acme to edit 3D models of buildings?";
  expect((await answer([files], asked)).isAnswered).toBe(false);
});

test("things with a folder each are listed by the pages that open them", async () => {
  const names = ["swift", "flutter", "unity", "android"];
  const pages = names.flatMap((name) => [
    { path: `players/${name}/${name}`, title: `For ${name}`, content: `Add the player for ${name} to your app.` },
    {
      path: `players/${name}/layouts`,
      title: "Layouts",
      anchor: "availability",
      headings: ["Availability"],
      content: "Layouts are available in all players but these:\n\n- Old ones\n- New ones\n- Small ones",
    },
  ]);
  const { text } = await answer(pages, "Which players are available?");
  for (const name of names) expect(text).toContain(`- [For ${name}](/players/${name}/${name})`);
});

test("a folder of types is what the folder above it is called", async () => {
  const types = ["office-opening", "new-product", "merger"].map((name) => ({
    path: `reference/company/events/types/${name}`,
    title: `The ${name}`,
    content: `A ${name} was made known.`,
  }));
  const tools = section(
    "agents",
    "Agents",
    "Available tools",
    "These tools are available:\n\n- `match-company`\n- `fetch-company-events`\n- `complete`",
  );
  const { text } = await answer([...types, tools], "Which company events are available?");
  expect(text).toContain("- [The merger](/reference/company/events/types/merger)");
  expect(text).not.toContain("- `complete`");
});

test("a page that opens a folder is about what the folder is called, and lists what is there", async () => {
  const { text, sources } = await answer(
    [
      section("guides/chain", "Chain", "Methods", "These methods are available:\n\n- `add`\n- `get`\n- `drop`"),
      {
        path: "docs/integrations/index",
        title: "Overview",
        content: "Acme has integrations with what you use. Choose one of them.",
      },
      section(
        "docs/integrations/index",
        "Overview",
        "Frameworks",
        "- [Chain](/chain): Chains\n- [Web](/web): Sites\n- [Llama](/llama): Indexes",
      ),
    ],
    "Which integrations are available?",
  );
  expect(sources[0]?.id).toBe("docs/integrations/index");
  expect(text).toContain("- [Llama](/llama): Indexes");
});

test("steps of an integration are its instructions", async () => {
  const { text } = await answer(
    [
      { path: "connecting-post", title: "Post to Acme", content: "Connect Post to Acme and read its messages here." },
      section("connecting-post", "Post to Acme", "Requirements", "1. A page\n2. A name"),
      section("connecting-post", "Post to Acme", "Integration Steps", "1. Open **Settings**.\n2. Choose **Post**."),
    ],
    "How do I connect Post?",
  );
  expect(text).toContain("1. Open **Settings**.\n2. Choose **Post**.");
});

test("“and their posts?” asks for the posts of the same", async () => {
  const { sources } = await answer(
    [
      section("emails", "Emails", "Email of a contact", "Find the email address of a contact with their post code."),
      section("posts", "Posts", "Posts of a contact", "The posts that a contact wrote are found with the number."),
    ],
    "How do I find the email address of a contact?",
    "and their posts?",
  );
  expect(sources[0]?.id).toBe("posts#posts-of-a-contact");
});

test("two things are told apart by the sections of one page that are called alike", async () => {
  const { text } = await answer(
    [
      section("misc", "Friends of sellers", "A seller among friends", "Sellers have friends who become a seller too."),
      section("fees", "Fees", "Seller journey", "Whoever sells opens a shop and pays for each sale."),
      section("fees", "Fees", "Friend journey", "Whoever was invited gets a gift with the first order."),
    ],
    "What is the difference between a seller and a friend?",
  );
  expect(text).toMatch(/Fees › Seller journey[\s\S]+opens a shop[\s\S]+Fees › Friend journey[\s\S]+gets a gift/);
});

test("two things are told apart by two pages that are called alike", async () => {
  const { text } = await answer(
    [
      section("calls/match", "Match contacts", "About", "Finds the number of a person whose name you know."),
      section("calls/fetch", "Fetch contacts", "About", "Lists all people that a filter lets through."),
      section(
        "calls/fetch",
        "Fetch contacts",
        "Filters that match",
        "Filters match a value, and fetch what they match.",
      ),
    ],
    "What is the difference between match and fetch?",
  );
  expect(text).toMatch(/Match contacts\][\s\S]+whose name you know[\s\S]+Fetch contacts\][\s\S]+a filter lets through/);
});

test("what failed is looked up among the faults of its own part of the product", async () => {
  const { sources } = await answer(
    [
      section(
        "flows/troubleshooting",
        "Troubleshooting",
        "A node failed",
        "A node fails where a field has no value. Set it.",
      ),
      section(
        "call-history/troubleshooting",
        "Troubleshooting",
        "Poor results",
        "Calls fail without credit. Buy some.",
      ),
    ],
    "My calls fail, what should I do?",
  );
  expect(sources[0]?.id).toBe("call-history/troubleshooting#poor-results");
});

test("all the steps that a section announces are quoted from the first", async () => {
  const step = (number: number, name: string, text: string) => `### Step ${number}: ${name}\n\n${text}`;
  const { text } = await answer(
    [
      {
        path: "shops",
        title: "Shop integration",
        anchor: "connect-a-shop",
        headings: ["Connect a shop"],
        content: [
          "## Connect a shop\n\nConnect a shop to Acme with these steps.",
          step(1, "Name the shop", "Write the name of the shop down."),
          step(2, "Turn on the core", "Turn the core on in the shop."),
          step(3, "Set the checkout", "1. Open the checkout of the shop.\n2. Connect the button."),
        ].join("\n\n"),
      },
    ],
    "How do I connect a shop?",
  );
  expect(text).toMatch(/\*\*Step 1: Name the shop\*\*[\s\S]+\*\*Step 2[\s\S]+\*\*Step 3: Set the checkout\*\*/);
});

test("who asks for a key is not told how to use it", async () => {
  const { sources } = await answer(
    [
      section(
        "partners",
        "Partners: Getting your API key",
        "Using your API key",
        "1. Paste the API key.\n2. Press Save.",
      ),
      section("keys", "Getting your API key", "How to retrieve your API key", "Open **Settings**, then **API keys**."),
    ],
    "How do I get my API key?",
  );
  expect(sources[0]?.id).toBe("keys#how-to-retrieve-your-api-key");
});

test("steps below a heading that asks for them come before what only speaks of it", async () => {
  const { sources } = await answer(
    [
      section("testing", "Price tests", "Setup", "A price test is easy. We have guides for a price test of any kind."),
      section("tests", "Price tests", "How to set up a price test", "1. Copy the offer.\n2. Change its price."),
    ],
    "How do I run a price test?",
  );
  expect(sources[0]?.id).toBe("tests#how-to-set-up-a-price-test");
});

test("a platform whose name only begins like the one that is asked for is another", async () => {
  const { sources } = await answer(
    [
      section("players/react-native/methods", "Methods", "play()", "Play an animation in React Native with play."),
      section("players/react/playback", "Playback", "Control", "An animation in React starts as soon as you play it."),
    ],
    "How do I play an animation in React?",
  );
  expect(sources[0]?.id).toBe("players/react/playback#control");
});
