// What a question asks exactly: a code, a number of something, which of two, how to change a value.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

test("the code of an error is answered by what speaks of it, whatever else is said of the API", async () => {
  const pages = [
    section(
      "migrate",
      "Troubleshooting",
      "Errors of the proxy",
      "Calling your API through the proxy URL gives an error while the API moves.",
    ),
    section(
      "ports",
      "Ports",
      "Limits of the proxy",
      "- **100 seconds**: a request through the proxy that takes longer ends with a `524` error.",
    ),
  ];
  const { sources } = await answer(pages, "Why do I get a 524 error when calling my API through the proxy URL?");
  expect(sources[0]?.id).toBe("ports#limits-of-the-proxy");
  expect((await answer(pages.slice(0, 1), "What does a 524 error of the proxy mean?")).isAnswered).toBe(false);
});

test("who asks how many there may be is answered by what speaks of the things that are counted", async () => {
  const pages = [
    section("limits", "Limits", "Limits by plan", "On the Pro plan the limit is 50,000 events."),
    section("rates", "Rate limits", "Rate limits by plan", "The limit of the Pro plan is 600 requests."),
    section(
      "team",
      "How to invite teammates",
      "How many teammates can I invite?",
      "On the Pro plan up to 3 teammates, on the Business plan 10.",
    ),
  ];
  const { sources } = await answer(pages, "How many teammates can I add on the Pro plan?");
  expect(sources[0]?.id).toBe("team#how-many-teammates-can-i-invite-");
});

test("a table with a column for each of two things tells them apart", async () => {
  const pages = [
    section("workers", "Workers", "Limits of workers", "Active and flex workers share a limit of 10 workers in all."),
    section(
      "prices",
      "Prices",
      "Kinds",
      "| | Flex workers | Active workers |\n| --- | --- | --- |\n| When idle | Stop | Run |\n| Price | By the second | Less |",
    ),
  ];
  const { text, sources } = await answer(
    pages,
    "What is the difference between active and flex workers in serverless?",
  );
  expect(sources[0]?.id).toBe("prices#kinds");
  expect(text).toContain("| When idle | Stop | Run |");
});

test("a table that has one of two things, or many, tells nobody the difference", async () => {
  const table = (...columns: string[]) =>
    `| ${columns.join(" | ")} |\n| ${columns.map(() => "---").join(" | ")} |\n| ${columns.map(() => "yes").join(" | ")} |`;
  const explained = [
    section("active", "Active workers", "About", "Active workers are workers that always run."),
    section("flex", "Flex workers", "About", "Flex workers are workers that stop when idle."),
  ];
  for (const columns of [
    ["Active workers", "Price"],
    ["Active workers", "Flex workers", "Disks", "Volumes", "Networks"],
  ]) {
    const pages = [section("prices", "Prices", "Active and flex workers cost", table(...columns)), ...explained];
    const { sources } = await answer(pages, "What is the difference between active workers and flex workers?");
    const pagesQuoted = sources.map(({ id }) => id.split("#")[0]);
    expect(pagesQuoted.toSorted().slice(0, 2)).toEqual(["active", "flex"]);
  }
});

test("who asks how to change how long something lasts is told how, not how long", async () => {
  const pages = [
    section("cache", "Caching", "Results of queries", "Query results are cached for 24 hours in one place."),
    section(
      "cache",
      "Caching",
      "Cache duration per project",
      "Open the settings of the project, and enter how many minutes its query results are cached.",
    ),
  ];
  const { sources } = await answer(pages, "How can I change how long query results are cached for one project?");
  expect(sources[0]?.id).toBe("cache#cache-duration-per-project");
});

test("a callout above code is quoted whole with it", async () => {
  const warning =
    "> **Warning**\n>\n> Since release 2.7, `mcp.enabled` must be set. It is no longer read from the `on_connect` callback.";
  const filler = "Each server has settings of its own. ".repeat(60);
  const told = `The file names the servers. ${filler}\n\n${warning}\n\n\`\`\`toml\n[servers]\nenabled = true\n\`\`\``;
  const pages = [section("mcp", "Servers", "File of servers", told)];
  const { text } = await answer(pages, "What does the syntax of the file that names the servers look like?");
  expect(text).toContain("Since release 2.7, `mcp.enabled` must be set. It is no longer read");
  expect(text).toContain("enabled = true");
});

test("a film is not quoted by its address", async () => {
  const film = "../assets/features/leaderboards/creating_leaderboards.mp4";
  const pages = [
    section(
      "boards",
      "Leaderboards",
      "Creating leaderboards",
      `To create a leaderboard, open the page of leaderboards.\n\n[${film}](${film})\n\n1. Enter a name.\n2. Save it.`,
    ),
  ];
  const { text } = await answer(pages, "How do I create a leaderboard?");
  expect(text).toContain("1. Enter a name.");
  expect(text).not.toContain(".mp4");
});

test("whether something is so may be asked after what came before it", async () => {
  const pages = [section("stores", "Stores", "About", "A shop has one address, which is kept in its settings.")];
  const { isAnswered } = await answer(pages, "We renamed our shop, is the old address of the shop kept?");
  expect(isAnswered).toBe(false);
});

test("statuses are told apart by the sections that are called after them, below a title that says what they are", async () => {
  const pages = [
    section("status", "Employee status", "Suspended", "Access is paused, and can be given back."),
    section("status", "Employee status", "Lost / Stolen", "The badge is gone: a new one is issued."),
    section(
      "codes",
      "Colours",
      "Colours of the status",
      "| Colour | Status |\n| --- | --- |\n| Orange | Suspended |\n| Red | Lost |",
    ),
  ];
  const { sources } = await answer(pages, "What is the difference between suspended and lost status?");
  expect(sources.slice(0, 2).map(({ title }) => title)).toEqual(["Suspended", "Lost / Stolen"]);
});

test("why something is so is not answered by what a request takes and returns", async () => {
  const pause = section("pause", "Pause a campaign", "Pause a campaign", "Pauses a campaign, with all of its calls.");
  const guide = section(
    "campaigns",
    "Campaigns",
    "Calls that fail",
    "A campaign is paused where too many of its calls fail: the circuit breaker pauses it.",
  );
  const { sources } = await answer([{ ...pause, kind: "endpoint" }, guide], "Why did my campaign pause its calls?");
  expect(sources[0]?.id).toBe("campaigns#calls-that-fail");
});

test("which of several wins is no thing that a page must know", async () => {
  const pages = [section("rules", "Rules", "Order of rules", "Of two rules for a link, geo targeting comes first.")];
  const { sources } = await answer(pages, "If a link has geo targeting and other targeting, which rule wins?");
  expect(sources[0]?.id).toBe("rules#order-of-rules");
});

test("a number, a pronoun and what is turned on are no things that a page must know", async () => {
  const disabled = section(
    "webhooks",
    "Webhooks",
    "Disabled webhooks",
    "After 20 failures a webhook is disabled. Enable the webhook on its page.",
  );
  const question = "After how many failures is a webhook turned off, and how do I turn the webhook back on?";
  expect((await answer([disabled], question)).sources[0]?.id).toBe("webhooks#disabled-webhooks");
  const index = section(
    "index",
    "Indexes",
    "When to build a vector index",
    "A table of few rows needs no vector index.",
  );
  expect((await answer([index], "When do I build a vector index for 50k rows?")).sources).toHaveLength(1);
});

test("a code that a question names with few other words of the page is enough", async () => {
  const limits = section(
    "limits",
    "Rate limits",
    "Limits of the API",
    "More than 60 requests a minute get `429`. You are throttled for five minutes.",
  );
  const { sources } = await answer([limits], "I keep getting 429 from the API, how long must I wait until it answers?");
  expect(sources[0]?.id).toBe("limits#limits-of-the-api");
  const other = await answer([limits], "I keep getting 403 from the API, how long must I wait until it answers?");
  expect(other.isAnswered).toBe(false);
});

test("the value that a request states is quoted with it", async () => {
  const filler =
    "Creating a run begins the run in the background, and creating it returns the number of the run. ".repeat(5);
  const told = [
    "`POST https://acme.example/runs`",
    "Creates a run of an agent.",
    filler,
    "Rate limit: 10 requests per minute.",
  ];
  const page = { path: "runs", title: "Create a run", kind: "endpoint" as const, content: told.join("\n\n") };
  const { text, sources } = await answer([page], "What is the rate limit for creating agent runs?");
  expect(sources).toHaveLength(1);
  expect(text).toContain("10 requests per minute");
});

test("a question with how, and whether something is so behind it, needs no more than the first", async () => {
  const pages = [section("limits", "Limits", "Plans", "The limit is 30 requests an hour.")];
  const { sources } = await answer(pages, "How high is the limit, does it grow with the plan?");
  expect(sources[0]?.id).toBe("limits#plans");
});

test("who asks how to skip something is told how to exclude it, not how to choose what stays", async () => {
  const pages = [
    section(
      "regions",
      "Regions",
      "Scanning some regions",
      "Name the regions that a scan goes through: `--regions a b`.",
    ),
    section(
      "regions",
      "Regions",
      "Excluding regions",
      "Name the regions that a scan leaves: `--excluded-regions a b`.",
    ),
  ];
  const { sources } = await answer(pages, "How do I skip some regions during a scan?");
  expect(sources[0]?.id).toBe("regions#excluding-regions");
});

test("how to migrate from something is answered by what migrates, whatever it is called that is left", async () => {
  const move = section("move", "Other shops", "One command", "With a shop at Lumio, run `lampshop migrate`.");
  const rooms = section("rooms", "Rooms", "Lamps", "A house of lamps has rooms.");
  expect((await answer([move, rooms], "How do I migrate from Lumio?")).sources[0]?.id).toBe("move#one-command");
});

test("how to transfer something is answered only by what speaks of that, how to avoid it by other words too", async () => {
  const told = "The balance of an account pays for its instances. An instance of an account stops without a balance.";
  const pages = [section("prices", "Instances", "Instances of an account", told)];
  expect((await answer(pages, "How can I transfer an instance of an account?")).isAnswered).toBe(false);
  const moved = section(
    "move",
    "Instances",
    "Instances of an account",
    `${told} Transfer an instance in the settings.`,
  );
  expect((await answer([moved], "How can I transfer an instance of an account?")).sources).toHaveLength(1);
  expect((await answer(pages, "How can I avoid that an instance of an account stops?")).sources).toHaveLength(1);
});

test("speech to text is not answered by text to speech", async () => {
  const pages = [
    section("tts", "Text to speech", "Limits", "The limit of text to speech: a text may have 4,000 letters of speech."),
    section("stt", "Speech to text", "Files", "The limit of a file is 20 MB."),
  ];
  const { sources } = await answer(pages, "What is the limit for speech to text?");
  expect(sources[0]?.id).toBe("stt#files");
});
