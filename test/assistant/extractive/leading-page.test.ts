// Which page leads an answer, where several speak of what is asked.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

test("the page on which most was found leads before a section elsewhere that has as many of the words", async () => {
  const pages = [
    section(
      "glossary",
      "Glossary",
      "Okta sign-on",
      "Set up single sign-on with Okta once, then all tools know who you are.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on as provider",
      "Choose Okta as the provider, then set single sign-on up for the workspace.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on and others",
      "A workspace can set single sign-on up with Okta and with others.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on of users",
      "Whoever comes in by single sign-on from Okta is set up as a user.",
    ),
  ];
  const { sources } = await answer(pages, "How do I set up single sign-on with Okta?");
  expect(sources[0]?.id).toMatch(/^access/);
});

test("another version leads only where it alone answers", async () => {
  const pages = [
    { ...section("v3/probes", "Probes", "About probes", "A probe is what looks at a server."), version: "v3" },
    { ...section("v2/probes", "Probes", "What is a probe?", "A probe is what looks at a server."), version: "v2" },
    { ...section("v2/pagers", "Pagers", "What is a pager?", "A pager is what wakes someone."), version: "v2" },
  ];
  expect((await answer(pages, "What is a probe?")).sources[0]?.id).toBe("v3/probes#about-probes");
  expect((await answer(pages, "What is a pager?")).sources[0]?.id).toBe("v2/pagers#what-is-a-pager-");
});

test("what only another version has leads before what its own version says in passing", async () => {
  const pages = [
    {
      ...section("v3/deploy", "Deploy", "Docker file", "In the container, the port of Docker can be another."),
      version: "v3",
    },
    {
      ...section(
        "v2/viewer",
        "Viewer",
        "Ports",
        "The viewer listens on port 80 of its container: map the Docker port.",
      ),
      version: "v2",
    },
    { ...section("v3/about", "About", "Aims", "The viewer shows what happens in a container."), version: "v3" },
  ];
  expect((await answer(pages, "viewer docker other port")).sources[0]?.id).toBe("v2/viewer#ports");
  const both = [...pages, { ...section("v3/viewer", "Viewer", "Doors", "The viewer has a door."), version: "v3" }];
  expect((await answer(both, "viewer docker other port")).sources[0]?.id).not.toBe("v2/viewer#ports");
});

test("where no heading says that the lead answers, the next passage that says as much is quoted too", async () => {
  const pages = [
    section(
      "lamps",
      "Shop",
      "Prices of lamps",
      "A lamp costs two coins. A lamp that is dimmed flickers where the mains are weak.",
    ),
    section("mains", "Power", "Dampers for the mains", "Where mains are weak, a dimmed lamp flickers: use a damper."),
    section("doors", "Doors", "Hinges", "A hinge squeaks."),
  ];
  const asked = await answer(pages, "my dimmed lamp flickers on weak mains");
  expect(asked.sources.map(({ id }) => id).toSorted()).toEqual([
    "lamps#prices-of-lamps",
    "mains#dampers-for-the-mains",
  ]);
  const named = await answer(
    [section("mains", "Mains", "A dimmed lamp flickers on weak mains", "Use a damper."), ...pages],
    "my dimmed lamp flickers on weak mains",
  );
  expect(named.sources.map(({ id }) => id)).toEqual(["mains#a-dimmed-lamp-flickers-on-weak-mains"]);
});

test("a section that says all words of a question leads before one that says only the rarest of them", async () => {
  const pages = [
    section(
      "outages",
      "Outages",
      "Fallbacks",
      "When the service is down, an app goes on working: checks are let through.",
    ),
    section("apps", "Apps", "Working hours", "Working hours of an app are stored in the app."),
    section("status", "Status", "Down", "A red lamp says that a service is down."),
    section("hours", "Hours", "Stop", "Stop the clock at noon."),
  ];
  const { sources } = await answer(pages, "Will my app stop working if the service is down?");
  expect(sources[0]?.id).toBe("outages#fallbacks");
});

test("a section that only announces its parts leads with them", async () => {
  const checklist =
    "Before you can switch to live mode, do this:\n\n### Required\n\n- A bank account\n- A second factor";
  const pages = [
    section("live", "Going live", "Checklist", checklist),
    section("modes", "Modes", "Colours", "Live mode is green."),
  ];
  const { text, sources } = await answer(pages, "What do I need before I can switch to live mode?");
  expect(sources[0]?.id).toBe("live#checklist");
  expect(text).toContain("- A bank account\n- A second factor");
});

test("greetings, thanks and haste change no answer", async () => {
  const pages = [section("keys", "Keys", "Delete a key", "To delete a key, call `keys.delete`.")];
  const plain = await answer(pages, "How do I delete a key?");
  expect(plain.sources[0]?.id).toBe("keys#delete-a-key");
  for (const asked of [
    "Hi, how do I delete a key?",
    "How do I delete a key asap, thx",
    "please, how do I delete a key",
  ])
    expect((await answer(pages, asked)).text).toBe(plain.text);
});

test("what comes next is quoted in brief, and what is called after the question is enough alone", async () => {
  const sample = "```js\nlamp.flicker();\n```";
  const pages = [
    section("shop", "Shop", "Wares", `A dimmed lamp flickers where the mains are weak.\n\n${sample}`),
    section("power", "Power", "Dampers", `Where mains are weak, a dimmed lamp flickers: use a damper.\n\n${sample}`),
    section("care", "Care", "Nights", `On weak mains each lamp flickers when it is dimmed.\n\n${sample}`),
    section("talk", "Talk", "Letters", `A dimmed lamp flickers on mains that are weak, a reader says.\n\n${sample}`),
  ];
  const { text, sources } = await answer(pages, "example of a dimmed lamp that flickers on weak mains");
  expect(sources).toHaveLength(3);
  expect(text.split("lamp.flicker();")).toHaveLength(2);
  const named = section("mains", "Mains", "A dimmed lamp flickers on weak mains", "Use a damper.");
  expect((await answer([...pages, named], "a dimmed lamp flickers on weak mains")).sources).toHaveLength(1);
});

test("a short section beside the first is quoted with its code, but no code twice", async () => {
  const codeIn = async (name: string) => {
    const sample = (call: string) => `\`\`\`js\nlamp.${call}();\n\`\`\``;
    const pages = [
      section("shop", "Shop", "Wares", `A dimmed lamp flickers where the mains are weak.\n\n${sample("flicker")}`),
      section("lab", "Lab", "Trials", `On weak mains a lamp flickers.\n\n${sample(name)}`),
      section("doors", "Doors", "Hinges", "A hinge squeaks."),
    ];
    const { text, sources } = await answer(pages, "example of a dimmed lamp that flickers on weak mains");
    expect(sources).toHaveLength(2);
    return text.match(/lamp\.\w+/g);
  };
  expect(await codeIn("damp")).toEqual(["lamp.flicker", "lamp.damp"]);
  expect(await codeIn("flicker")).toEqual(["lamp.flicker"]);
});

test("a sentence that sets something else apart is not quoted for the two that are compared", async () => {
  const table = "| Role | Rights |\n| --- | --- |\n| Team admin | Edits all |\n| Team member | Reads only |";
  const number =
    "While each team can have a single owner, there is no limit to the number of team admins and team members.";
  const pages = [
    section("roles", "Roles", "Roles of a team", `${number}\n\n${table}`),
    section("doors", "Doors", "Hinges", "A hinge squeaks."),
  ];
  expect((await answer(pages, "Difference between team admin and team member")).text).toContain("| Reads only |");
  const apart = section("roles", "Roles", "Rights", "While a team admin edits all, a team member only reads.");
  const { text } = await answer([...pages, apart], "Difference between team admin and team member");
  expect(text).toContain("While a team admin edits all");
});

test("nothing of great length is quoted beside the first", async () => {
  const trial = `On weak mains a lamp flickers ${"and then it does so again ".repeat(80)}until noon.`;
  const pages = [
    section("shop", "Shop", "Wares", "A dimmed lamp flickers where the mains are weak."),
    section("lab", "Lab", "Trials", trial),
    section("doors", "Doors", "Hinges", "A hinge squeaks."),
  ];
  const idsOf = async (all: typeof pages) =>
    (await answer(all, "my dimmed lamp flickers on weak mains")).sources.map(({ id }) => id);
  expect(await idsOf(pages)).toEqual(["shop#wares"]);
  const short = section("lab", "Lab", "Trials", trial.slice(0, 200));
  expect(await idsOf(pages.with(1, short))).toEqual(["shop#wares", "lab#trials"]);
});

test("who asks how to create one thing is not told how to create another", async () => {
  const pages = [
    section("events", "Events", "Create an event", "To create an event you need an API key with permissions."),
    section(
      "access",
      "Access",
      "Machine users",
      "Open the settings, add a machine user, and create its API key there.",
    ),
  ];
  expect((await answer(pages, "How do I create an API key?")).sources[0]?.id).toBe("access#machine-users");
});

test("who asks whether something is so is not answered with what can go wrong, and who has a fault is", async () => {
  const pages = [
    section(
      "problems",
      "Problems",
      "Editions",
      "The edition of a file is missing, or not supported: a site supports others.",
    ),
    section("menus", "Menus", "Editions and tongues", "A site supports editions: each has a menu of its own."),
  ];
  expect((await answer(pages, "does it support editions")).sources[0]?.id).toBe("menus#editions-and-tongues");
  expect((await answer(pages, "the edition is missing")).sources[0]?.id).toBe("problems#editions");
});

test("a heading may say an identifier of the question in words", async () => {
  const pages = [
    section(
      "faults",
      "Faults",
      "Uncaught errors",
      "A lamp that failed with an uncaught error is run anew: fix what it does.",
    ),
    section("faults", "Faults", "Lamp stalled burning", "Let the wick rest now and then."),
  ];
  const asked = await answer(pages, "My lamp failed with LAMP_STALLED_BURNING, how can I fix it?");
  expect(asked.sources[0]?.id).toBe("faults#lamp-stalled-burning");
});

test("a page that is called after the question, but only opens, is followed by its sections", async () => {
  const title = "Compare lamp tests";
  const pages = [
    { path: "compare", title, content: "Whether a lamp got better is what tests are for, and why they are compared." },
    section("compare", title, "Side by side", "Open a lamp test, then select the other test to compare it with."),
    section("compare", title, "In groups", "Give lamp tests one name to compare each with the others."),
  ];
  const { text } = await answer(pages, "compare lamp tests");
  const [quotes = ""] = text.split("**See also**");
  expect(quotes).toContain("Whether a lamp got better");
  expect(quotes).toContain("select the other test to compare it with");
});

test("no paragraph is quoted twice", async () => {
  const said = "A dimmed lamp flickers where the mains are weak, unless a damper is fitted.";
  const pages = [
    section("shop", "Shop", "Wares", said),
    section("power", "Power", "Dampers", said),
    section("care", "Care", "Nights", "On weak mains each lamp flickers when it is dimmed."),
  ];
  const { text, sources } = await answer(pages, "dimmed lamp flickers on weak mains");
  const [quotes = ""] = text.split("**See also**");
  expect(quotes.split(said)).toHaveLength(2);
  expect(sources).toHaveLength(2);
});

test("where nothing answers clearly, up to three sections that come close are quoted", async () => {
  const pages = ["Wares", "Dampers", "Nights", "Letters"].map((heading) =>
    section(heading.toLowerCase(), heading, heading, `A lamp of ${heading} is sold with its cable.`),
  );
  const { text, sources } = await answer(pages, "Is a lamp sold with its longer cable?");
  expect(sources).toEqual([]);
  expect(text).toMatch(/^I found no clear answer/);
  expect(text.match(/^\*\*\[/gm)).toHaveLength(3);
  expect(text.match(/^- \[/gm)).toHaveLength(1);
});
