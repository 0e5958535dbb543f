import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";
import type { FakeSection } from "../support/fake-bundle.js";

const ACCOUNTS = "Invoices are papers that say what a customer owes. An invoice has a number and a date.";

test("a page that is about what is to be done adds its instructions to what it opens with", async () => {
  const { text } = await answer(
    [
      { path: "invoices", title: "Send an invoice", content: ACCOUNTS },
      section("invoices", "Send an invoice", "Before you begin", "You need:\n\n1. A customer\n2. A printer"),
      section("invoices", "Send an invoice", "Usage", "1. Open **Invoices**.\n2. Press **Send**."),
    ],
    "How do I send an invoice?",
  );
  expect(text).toContain("**[Send an invoice](/invoices)**");
  expect(text).toMatch(/\*\*Usage\*\*\n\n1\. Open \*\*Invoices\*\*\.\n2\. Press \*\*Send\*\*\./);
  expect(text).not.toContain("A printer");
});

test("instructions for something else are left out", async () => {
  const { text } = await answer(
    [
      { path: "invoices", title: "Delete an invoice", content: `Delete an invoice that is wrong. ${ACCOUNTS}` },
      section("invoices", "Delete an invoice", "Create an invoice", "1. Open **Invoices**.\n2. Press **New**."),
    ],
    "How do I delete an invoice?",
  );
  expect(text).not.toContain("Press **New**");
});

test("numbered steps are quoted whole, also where another sentence of the section says more", async () => {
  const steps = "1. Open **Phones**.\n2. Press **Buy**.";
  const { text } = await answer(
    [
      {
        path: "phones",
        title: "Buy a phone number",
        content: "Numbers that you own ring where you want them to ring.",
      },
      section(
        "phones",
        "Buy a phone number",
        "Buy a number",
        `${steps}\n\nWhoever buys a phone number can sell a number.`,
      ),
    ],
    "How do I buy a phone number?",
  );
  expect(text).toContain(steps);
});

test("one step of several is quoted with the steps before it", async () => {
  const step = (number: number, name: string, said: string) =>
    section("phones", "Phones", `Step ${number}: ${name}`, `${said} It takes a minute.`);
  const { text, sources } = await answer(
    [
      step(1, "Open an account", "Sign up."),
      step(2, "Copy the key", "Connect your Twilio account with the key, which connects every account of Twilio."),
      step(3, "Try it", "Call somebody."),
    ],
    "How do I connect my Twilio account?",
  );
  expect(sources[0]?.id).toBe("phones");
  expect(text).toMatch(
    /\*\*Step 1: Open an account\*\*[\s\S]*\*\*Step 2: Copy the key\*\*[\s\S]*\*\*Step 3: Try it\*\*/,
  );
});

test("the steps of a page are quoted as far as there is room, and named beyond", async () => {
  const long = `${"Turn the wheel once more and look at the gauge again. ".repeat(20)}`;
  const steps = [1, 2, 3, 4].map(
    (number) => `### Part ${number}\n\n${long}\n\n\`\`\`sh\nturn ${"x".repeat(600)}\n\`\`\``,
  );
  const { text } = await answer(
    [
      {
        path: "wheels",
        title: "Mount a wheel",
        content: `Wheels are round.\n\n## Mounting steps\n\n${steps.join("\n\n")}`,
      },
    ],
    "How do I mount a wheel?",
  );
  expect(text).toContain("**Part 3**\n\nTurn");
  expect(text).toMatch(/\*\*Part 4\*\*(?!\n\nTurn)/);
});

test("a section that only leads to its subsections is followed by what they begin with", async () => {
  const score = "The score of sleep is the mean of these.";
  const parts =
    "### Length\n\nHow long a sleeper slept. Nine hours are enough.\n\n### Depth\n\nHow deep the sleep was.";
  const { text } = await answer(
    [
      {
        path: "sleep",
        title: "Sleep",
        anchor: "sleep-score",
        headings: ["Sleep score"],
        content: `## Sleep score\n\n${score}\n\n${parts}\n\n## Other scores\n\nNone.`,
      },
    ],
    "How is the sleep score calculated?",
  );
  expect(text).toContain(`${score}\n\n- **Length**: How long a sleeper slept.\n- **Depth**: How deep the sleep was.`);
});

test("of accordions the one that is called after the question is quoted whole", async () => {
  const { text } = await answer(
    [
      section(
        "calls",
        "Calls",
        "Troubleshooting",
        "**No audio on calls**\n\n- Open the port\n- Look at the firewall\n\n**Calls end early**\n\n- Raise the limit of calls with audio",
      ),
      {
        path: "audio",
        title: "Sounds",
        content: "Record audio of a call in a quiet room, where nothing can be heard.",
      },
    ],
    "There is no audio in my calls, what can I do?",
  );
  expect(text).toContain("**No audio on calls**\n\n- Open the port\n- Look at the firewall");
  expect(text).not.toContain("Raise the limit");
});

test("how something works does not answer how to do it", async () => {
  const { sources } = await answer(
    [
      section(
        "transfers",
        "Transfers",
        "How a transfer works",
        "A transfer of a call goes through three rooms of a house.",
      ),
      section("transfers", "Transfers", "Transfer a call", "1. Press **Transfer**.\n2. Choose who takes the call."),
    ],
    "How do I transfer a call?",
  );
  expect(sources[0]?.id).toBe("transfers#transfer-a-call");
});

test("a general start page does not answer how to run something that another page is about", async () => {
  const { sources } = await answer(
    [
      {
        path: "testing/introduction",
        title: "Testing",
        content: "Testing tells whether an agent works before it runs a test.",
      },
      {
        path: "testing/split",
        title: "Split test",
        content: "A split test runs two agents side by side. Run a split test with two.",
      },
    ],
    "How do I run a split test?",
  );
  expect(sources[0]?.id).toBe("testing/split");
});

test("the source of a diagram is never quoted", async () => {
  const { text } = await answer(
    [section("flows", "Start a flow", "Start a flow", "1. Press **Start**.\n2. Wait.\n\n```mermaid\ngraph TD\n```")],
    "How do I start a flow?",
  );
  expect(text).not.toContain("mermaid");
});

test("where most of what was found is on the page that is called after the question, it is read from its beginning", async () => {
  const update = (heading: string, text: string) => section("update", "Update", heading, text);
  const { text, sources } = await answer(
    [
      update(
        "Find a version",
        "Which version of the server is the latest? Update the server to the latest version that you find.",
      ),
      {
        path: "update",
        title: "Update",
        content: "There are two ways to update the server to the latest version, by what you run.",
      },
      update("From source", "Update the server from source to the latest version:\n\n```sh\ngit pull\n```"),
      update(
        "From an image (recommended)",
        "Update the server to the latest version of the image:\n\n```sh\nacme update\n```",
      ),
      update("Go back", "Go back from the latest version of the server with an older image of the update."),
    ],
    "How do I update the server to the latest version?",
  );
  expect(sources[0]?.id).toBe("update");
  expect(text).toContain("acme update");
  expect(text).not.toContain("git pull");
});

test("steps below a heading that promises instructions are quoted with it", async () => {
  const steps = "### Open the app\n\nOpen it.\n\n```sh\nacme open\n```\n\n### Look\n\nLook at it.";
  const { text } = await answer(
    [
      {
        path: "flags",
        title: "Feature flags",
        content: `Feature flags turn parts of an app on and off while it runs.\n\n## Quick usage\n\n${steps}\n\n## Theory\n\nNone.`,
      },
    ],
    "How do I use feature flags?",
  );
  expect(text).toContain("**Quick usage**\n\n**Open the app**\n\nOpen it.");
  expect(text).toContain("acme open");
  expect(text).toContain("**Look**");
});

test("pages of one folder whose titles all say what is asked for are the list", async () => {
  const pages = ["Athena", "Postgres", "Snowflake", "Vertica"].map((name) => ({
    path: `warehouses/${name.toLowerCase()}`,
    title: `Setting up ${name} as a data source`,
    content: `${name} is a data source that is supported.`,
  }));
  const other = section(
    "metrics",
    "Metrics",
    "Supported data sources",
    "Metrics are supported where data sources have funnels.",
  );
  const { text } = await answer([other, ...pages], "Which data sources are supported?");
  expect(text).toContain("- [Setting up Athena as a data source](/warehouses/athena)");
  expect(text).toContain("- [Setting up Vertica as a data source](/warehouses/vertica)");
});

test("the steps of a page that has no headings are quoted with what it opens with", async () => {
  const steps = "1. Choose a model.\n2. Upload the data.\n3. Start.";
  const { text } = await answer(
    [
      {
        path: "tuning",
        title: "Tune a model",
        content: `Tuning a model fits it to your data. A tuned model needs less data.\n\n${steps}`,
      },
    ],
    "How do I tune a model?",
  );
  expect(text).toContain(steps);
});

test("a page that has several ways to do what is asked is followed by what they are", async () => {
  const { text } = await answer(
    [
      {
        path: "access",
        title: "Restrict access",
        content:
          "Restrict access of readers in several ways.\n\n## Way 1: By link\n\nShare the link with few. Others do not know it.\n\n## Way 2: By address\n\nAllow addresses of one domain.\n\n## Related resources\n\nMore.",
      },
    ],
    "How do I restrict access?",
  );
  expect(text).toMatch(
    /several ways\.\n\n- \*\*Way 1: By link\*\*: Share the link with few\.\n- \*\*Way 2: By address\*\*: Allow addresses of one domain\.(?!\n- \*\*Related)/,
  );
});

test("a fault is answered with its cure, not with its cause alone", async () => {
  const { text } = await answer(
    [
      {
        path: "blank",
        title: "Blank page",
        content: "A blank page comes from the wrong account. The page has no form then.",
      },
      section("blank", "Blank page", "How to fix it", "1. Sign out.\n2. Sign in with another account."),
    ],
    "I only see a blank page, what can I do?",
  );
  expect(text).toContain("**How to fix it**\n\n1. Sign out.\n2. Sign in with another account.");
});

test("captions of pictures are not quoted", async () => {
  const { text } = await answer(
    [
      section(
        "export",
        "Export",
        "Export the results",
        "*The button. It is blue.*\n\n1. Open the results.\n2. Press **Export**.",
      ),
    ],
    "How do I export the results?",
  );
  expect(text).toContain("1. Open the results.\n2. Press **Export**.");
  expect(text).not.toContain("button");
});

test("what has three of four words does not say that something is so", async () => {
  const pages = [
    {
      path: "tuning",
      title: "Train a large model",
      content: "Train a large model on your data: a large model learns fast.",
    },
    { path: "price", title: "Prices", content: "What a model costs." },
  ];
  const { text } = await answer(pages, "Can I train a large video model?");
  expect(text).toMatch(/^I found no clear answer/);
});

test("who asks which there are is told what the page that is called after them names", async () => {
  const { text } = await answer(
    [
      {
        path: "fields",
        title: "Field types",
        content:
          "Fields of several types are supported.\n\n## Plain types\n\nPlain types hold a text. They are short.\n\n## Linked types\n\nLinked types hold another record.",
      },
    ],
    "Which field types are supported?",
  );
  expect(text).toContain(
    "- **Plain types**: Plain types hold a text.\n- **Linked types**: Linked types hold another record.",
  );
});

/** A page whose sections are all in its Markdown; each is found by itself too. */
function pageOfSections(path: string, title: string, sections: Readonly<Record<string, string>>): FakeSection[] {
  return Object.entries(sections).map(([heading, text]) => section(path, title, heading, text));
}

test("one numbered step that leads is quoted with the steps before and after it", async () => {
  const pages = pageOfSections("courier", "Send a letter with Courier", {
    "1. Install the letter kit": "Courier sends each letter with its kit.\n\n```bash\nnpm install courier\n```",
    "2. Write a text": "Write what it says.",
    "3. Hand it over": "Hand it to Courier.",
  });
  const { text } = await answer(pages, "How do I post a letter with Courier?");
  expect(text).toContain("**[Send a letter with Courier](/courier)**");
  expect(text).toMatch(/npm install courier[\s\S]*\*\*2\. Write a text\*\*[\s\S]*\*\*3\. Hand it over\*\*/);
});

test("one numbered step that is called after the question is quoted alone", async () => {
  const pages = pageOfSections("python", "Quick start in Python", {
    "1. Install": "Install the kit.",
    "2. Add letters": "Add letters to the box as follows.",
    "3. Search": "Search the box.",
  });
  const { text } = await answer(pages, "How do I add letters?");
  expect(text).toContain("Add letters to the box");
  expect(text).not.toContain("Search the box");
});

test("what must be there before gives way to the steps of a page that is about the question", async () => {
  const pages = pageOfSections("twilio", "Configure Twilio", {
    Prerequisites: "- A Twilio account to connect\n- A phone",
    "Step 1: Get the address": "Open the settings.",
    "Step 2: Create a trunk": "Create it there.",
    "Step 3: Save": "Press **Save**.",
  });
  const { text } = await answer(pages, "How do I connect my Twilio account?");
  expect(text).toContain("**Step 1: Get the address**");
  expect(text).toContain("Create it there.");
});

test("of two series of steps only one is quoted", async () => {
  const pages = pageOfSections("agents", "Create an agent", {
    Overview: "To create an agent takes a minute.",
    "Step 1: Name": "Name it.",
    "Step 2: Voice": "Choose a voice.",
    "Step 3: Save": "Save it.",
    "Step 1: Old name": "Name it as before.",
    "Step 2: Old voice": "Choose as before.",
    "Step 3: Old end": "End as before.",
  });
  const { text } = await answer(pages, "How do I create an agent?");
  const [quotes = ""] = text.split("**See also**");
  expect(quotes).toContain("Choose a voice.");
  expect(quotes).not.toContain("as before");
});

test("a section that holds only subsections is read with them", async () => {
  const { text } = await answer(
    [
      {
        path: "exports",
        title: "Exports",
        anchor: "export-options",
        headings: ["Export options"],
        content: "",
      },
      {
        path: "exports",
        title: "Exports",
        content:
          "## Export options\n\n### CSV export\n\nThe call history is written as CSV.\n\n### Transcript export\n\nEach transcript is a file.",
      },
    ],
    "What are the export options?",
  );
  expect(text).toContain("The call history is written as CSV.");
});

test("pages of one title answer each for itself", async () => {
  const { text } = await answer(
    [
      { path: "admin/libraries", title: "Client libraries", content: "The client libraries have a part for admins." },
      {
        path: "api/libraries",
        title: "Client libraries",
        content: "These client libraries are there:\n\n- Go\n- Java\n- Ruby",
      },
    ],
    "Which client libraries are available?",
  );
  expect(text).toContain("- Go\n- Java\n- Ruby");
});

test("what is done one after the other is no list of what there is", async () => {
  const { text } = await answer(
    pageOfSections("channels", "Channels", {
      Overview: "A channel leads to a reader.\n\n1. Create a channel.\n2. Name the channel.\n3. Open it.",
      "Channel types": "| Type | Use |\n| --- | --- |\n| Voice | Calls |\n| Chat | Texts |",
    }),
    "Which channels are supported?",
  );
  expect(text).toContain("| Voice | Calls |");
});

test("what the product sends is no answer to how something is made", async () => {
  const { text } = await answer(
    [
      {
        path: "events/leaderboard-finished",
        title: "Leaderboard finished",
        content: "Sent when a leaderboard ends.",
        kind: "webhook",
      },
      { path: "leaderboards", title: "Leaderboards", content: "Press **New** to build a leaderboard in a minute." },
    ],
    "How do I build a leaderboard?",
  );
  expect(text).toMatch(/^From the documentation:\n\n\*\*\[Leaderboards\]/);
});

test("sections that lead elsewhere are neither quoted nor named", async () => {
  const { text } = await answer(
    [
      section("kit", "Kit", "Next steps", "- [Send a letter](/send): Send a letter with the kit."),
      { path: "letters", title: "Letters", content: "The kit has what it takes to send a letter to anyone." },
    ],
    "How do I send a letter with the kit?",
  );
  expect(text).not.toContain("Next steps");
});

test("who asks whether there is something for a name that begins small is answered by nothing else", async () => {
  const pages = [{ path: "apps", title: "Apps", content: "There is an app, and it runs in a browser app window." }];
  const { text } = await answer(pages, "Does it have an iOS app?");
  expect(text).toMatch(/^I could not find an answer/);
});

test("a caller and an adverb say little of what is asked", async () => {
  const pages = [
    { path: "calls", title: "Trigger a call", content: "Trigger a call with one request." },
    { path: "hooks", title: "Verify a webhook", content: "Verify a webhook by its signature." },
  ];
  const { text } = await answer(pages, "How do I trigger a call from my own backend?");
  expect(text).toContain("Trigger a call with one request.");
  const { text: other } = await answer(pages, "How do I verify that a webhook really comes from Acme?");
  expect(other).toContain("Verify a webhook by its signature.");
});

test("what must be known of a page's subject gives way to how it is used, and installing to using", async () => {
  const pages = pageOfSections("tailwind", "Tailwind", {
    Install: "Install the Tailwind kit.\n\n```bash\nnpm install kit\n```",
    "Getting started": "Put it around the text.\n\n```jsx\n<Tailwind />\n```",
    Props: "Tailwind has props for emails: use Tailwind in emails with a theme.",
  });
  const { text } = await answer(pages, "How do I use Tailwind in my emails?");
  const [quotes = ""] = text.split("**See also**");
  expect(quotes).toContain("<Tailwind />");
  expect(quotes).not.toContain("with a theme");
});

test("a sentence that sets two things apart comes before what explains each", async () => {
  const { text } = await answer(
    [
      { path: "admin", title: "Introduction", content: "While the user key opens one box, the admin key opens all." },
      { path: "user-key", title: "User key", content: "A user key is made of brass and fits one box." },
      { path: "admin-key", title: "Admin key", content: "An admin key is made of steel and fits all boxes." },
    ],
    "What is the difference between a user key and an admin key?",
  );
  expect(text).toMatch(/\*\*\[Introduction\][\s\S]*\[User key\][\s\S]*\[Admin key\]/);
});

test("a section of which the subsections are steps is followed by all of them", async () => {
  const steps =
    "### Step 1: Get the key\n\nCopy it.\n\n### Step 2: Add the key\n\nPaste it.\n\n### Step 3: Add a block\n\nAdd it.";
  const { text } = await answer(
    [section("shopify", "Shopify", "Integration", `Begin the integration with Shopify in the shop.\n\n${steps}`)],
    "How do I begin the integration with Shopify?",
  );
  expect(text).toMatch(/Step 1: Get the key[\s\S]*Paste it\.[\s\S]*Step 3: Add a block/);
});

test("pages are listed for what is said of the things asked for, not only for what they are", async () => {
  const titles = (folder: string, names: readonly string[]) =>
    names.map((name) => ({
      path: `${folder}/${name}`,
      title: `The ${name} report`,
      content: `What reports say of ${name}.`,
    }));
  const { text } = await answer(
    [
      ...titles("audience-reports", ["age", "city", "rank", "name"]),
      ...titles("recommended-reports", ["click", "event", "share"]),
    ],
    "Which reports are recommended?",
  );
  expect(text).toContain("(/recommended-reports/click)");
  expect(text).not.toContain("- [The age report](/audience-reports/age)\n");
});
