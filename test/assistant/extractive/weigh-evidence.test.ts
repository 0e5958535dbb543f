import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const costs = section(
  "costs",
  "Costs of models",
  "Fine-tuned models",
  "A model that you fine-tune has a price of its own: set the costs of the fine-tuned model.",
);
const llama = section("providers", "Providers", "Names", "One model is called Llama there.");

test("what does not speak of the name in the question does not answer it", async () => {
  expect((await answer([costs, llama], "How do I fine-tune a Llama model?")).isAnswered).toBe(false);
  expect((await answer([costs, llama], "How do I set the costs of a fine-tuned model?")).sources[0]?.id).toBe(
    "costs#fine-tuned-models",
  );
});

test("a name may begin with a digit, and what is quoted begins like a sentence", async () => {
  const shapes = section("shapes", "Edit models", "Edit a model", "Open the model and edit its shape and its colors.");
  expect((await answer([shapes], "How do I edit 3D models?")).isAnswered).toBe(false);
  const limits = section("limits", "Limits", "More requests", "Who sends too many requests waits for a minute.");
  expect((await answer([limits], 'What is "Many requests" about?')).sources[0]?.id).toBe("limits#more-requests");
});

test("a name with a capital inside is one at the beginning too", async () => {
  const calls = section("calls", "Voice calls", "Numbers", "Voice calls need a number.");
  const chats = section("chats", "Chats", "Apps", "Chats come from WhatsApp.");
  expect((await answer([calls, chats], "Voice calls")).sources[0]?.id).toBe("calls#numbers");
  expect((await answer([calls, chats], "WhatsApp voice calls")).isAnswered).toBe(false);
});

test("what speaks of authentication does not speak of two-factor authentication", async () => {
  const sign = section(
    "sign",
    "Sign in",
    "Turn on authentication",
    "Turn on the authentication of the dashboard there.",
  );
  const factors = section("factors", "Factors", "Kinds", "A factor is something that you know.");
  const asked = "How do I turn on two-factor authentication for the dashboard?";
  expect((await answer([sign, factors], asked)).isAnswered).toBe(false);
  const both = section("two", "Dashboard", "Two-factor authentication", "Turn on two-factor authentication there.");
  expect((await answer([sign, factors, both], asked)).sources[0]?.id).toBe("two#two-factor-authentication");
});

test("names side by side are one name", async () => {
  const cards = section("pay", "Pay", "Enroll a card", "Enroll a card as a payment method, and Pay charges it.");
  expect((await answer([cards], "Can I enroll a card as a payment method of Pay?")).sources[0]?.id).toBe(
    "pay#enroll-a-card",
  );
  expect((await answer([cards], "Can I enroll Apple Pay as a payment method?")).isAnswered).toBe(false);
});

test("of two names that are compared, each is explained by what speaks of it", async () => {
  const pages = [
    { path: "kafka", title: "Kafka", content: "Kafka is a log that keeps what was sent." },
    { path: "redis", title: "Redis", content: "Redis is a store that forgets what was sent." },
  ];
  const { sources } = await answer(pages, "What is the difference between Kafka and Redis?");
  expect(sources.map(({ id }) => id)).toEqual(["kafka", "redis"]);
});

test("a thing that no page has a word of is not answered, but what is done may be said in other words", async () => {
  const sending = section("sending", "Workflows", "Send from a workflow", "A workflow can send messages from a step.");
  expect((await answer([sending], "How do I send a fax from my workflow?")).isAnswered).toBe(false);
  const limit = section("limits", "Rate limit", "Rate limit", "Above the rate limit a request gets the status 429.");
  expect((await answer([limit], "What happens when I exceed the rate limit?")).sources[0]?.id).toBe(
    "limits#rate-limit",
  );
  expect((await answer([limit], "What happens when the rate limit is reached?")).sources[0]?.id).toBe(
    "limits#rate-limit",
  );
});

test("words that stand in different paragraphs are not about one another", async () => {
  const why = section(
    "why",
    "Why Acme",
    "What you can build",
    "- Translation of messages\n\nYou need no model of your own.\n\n### Prices\n\nFine prices, which nobody has to tune.",
  );
  expect((await answer([why], "How do I fine-tune the translation model?")).isAnswered).toBe(false);
});

test("what a page says of itself and its address are names of its sections", async () => {
  const page = { path: "reference/transcribe", title: "Speech to text", description: "Transcribe an audio file." };
  const headings = ["Languages"];
  const body = {
    ...page,
    anchor: "languages",
    headings,
    content: "An audio file is read in the language of its words.",
  };
  const other = section("files", "Files", "Audio", "Keep each audio file below 10 MB.");
  const { sources } = await answer([body, other], "How do I transcribe an audio file?");
  expect(sources[0]?.id).toBe("reference/transcribe#languages");
});

test("whether something is so is not answered by names that have half of it", async () => {
  const app = section("apps", "Apps", "Add an app", "Add an app and choose who may use the app.");
  const said = section("keys", "Keys", "Keep the key secret", "Send no key to the browser or a mobile phone.");
  expect((await answer([app, said], "Is there a mobile app?")).isAnswered).toBe(false);
  const mobile = section("phones", "Phones", "The mobile app", "The mobile app shows everything on the way.");
  expect((await answer([app, said, mobile], "Is there a mobile app?")).sources[0]?.id).toBe("phones#the-mobile-app");
});

test("whether a product with a name can be used is answered by the page that is called after it", async () => {
  const guide = {
    path: "railway",
    title: "Deploy to Railway",
    content: "Press the button and fill in the form.",
  };
  const hosts = section("hooks", "Webhooks", "Servers", "The host of the hook gets a message, and the host answers.");
  expect((await answer([hosts, guide], "Can I host it on Railway?")).sources[0]?.id).toBe("railway");
});

test("a section that only shows code answers with it", async () => {
  const sample = section("actions", "GitHub Actions", "Sample workflow", "```yaml\nservice: acme\n```");
  const { text } = await answer([sample], "Can I use it in GitHub Actions?");
  expect(text).toContain("service: acme");
});

test("a question that a title asks word for word is answered, though nothing else speaks for it", async () => {
  const faq = section(
    "faq",
    "FAQ",
    "General",
    "**Can I start a payment from a smart contract?**\n\nYes: call the proxy.\n\n**Is there a fee?**\n\nNot in tests.",
  );
  const { sources, text } = await answer([faq], "Can I start a payment from a smart contract?");
  expect(sources[0]?.id).toBe("faq#general");
  expect(text).toContain("Yes: call the proxy.");
});

test("what a thing does may be said in other words, and a verb of two words in one or with a hyphen", async () => {
  const session = section("sessions", "Sessions", "Timeout", "A session ends 72 hours after its last request.");
  expect((await answer([session], "When does a session expire?")).sources[0]?.id).toBe("sessions#timeout");
  const okta = section("sso", "Sign-on", "Okta", "Set up single sign-on with Okta in the settings of the team.");
  expect((await answer([okta], "How do I set up single sign-on with Okta?")).sources[0]?.id).toBe("sso#okta");
});

test("where nothing answers, the closest section is shown with what it says, and counts as no source", async () => {
  const deposits = section(
    "deposits",
    "Deposits",
    "Required confirmations",
    "| Network | Confirmations |\n| --- | --- |\n| Bitcoin | 3 |",
  );
  const other = section("balance", "Balance", "Updates", "The wallet shows a balance once it appears.");
  const asked = await answer([deposits, other], "How many confirmations until bitcoin appears in my wallet?");
  expect(asked).toMatchObject({ isAnswered: false, sources: [] });
  expect(asked.text).toContain("found no clear answer");
  expect(asked.text).toContain("| Bitcoin | 3 |");
  expect(asked.text).toContain("- [Balance › Updates]");
  const far = await answer([deposits, other], "How do I bake bread with bitcoin?");
  expect(far).toMatchObject({ isAnswered: false, sources: [] });
  expect(far.text).not.toContain("| Bitcoin | 3 |");
  // A word that only says when does no harm where no page has it.
  const before = await answer([deposits, other], "How many confirmations before bitcoin appears in my wallet?");
  expect(before.sources[0]?.id).toBe("deposits#required-confirmations");
});

test("words such as someone, and what has another name on the page, are no unknown things", async () => {
  const ban = section("ban", "Moderation", "No ban command", "There is no ban command on purpose.");
  expect((await answer([ban], "How do I ban someone?")).sources[0]?.id).toBe("ban#no-ban-command");
  const price = section("pro", "Pro", "Monthly subscription", "Price: $200 for each month.");
  expect((await answer([price], "What does pro cost per month?")).sources[0]?.id).toBe("pro#monthly-subscription");
});

test("what only says how many, how old or what is done is no unknown thing", async () => {
  const kept = section(
    "copies",
    "Copies",
    "Which are kept",
    "Ten copies of each file are kept. Later ones replace them.",
  );
  expect((await answer([kept], "how many old copies are kept?")).sources[0]?.id).toBe("copies#which-are-kept");
  expect((await answer([kept], "are twenty copies of a heap of files kept?")).sources[0]?.id).toBe(
    "copies#which-are-kept",
  );
  expect((await answer([kept], "how many ancient copies in the cellar are kept?")).isAnswered).toBe(false);
});

test("what is far ahead of everything else answers with less of the question than what others rival", async () => {
  const privacy = section(
    "operate",
    "Run the server",
    "Privacy",
    "Old conversations can be deleted after some days: give the server a retention.",
  );
  const log = section("log", "Log", "Format", "Each line of the log is JSON.");
  const rival = section("backups", "Backups", "Old files", "Conversations that were deleted stay in backups for days.");
  const question = "delete conversations with unhappy customers";
  expect((await answer([privacy, log], question)).sources[0]?.id).toBe("operate#privacy");
  expect(await answer([privacy, rival], question)).toMatchObject({ isAnswered: false, sources: [] });
});

test("what is like the question beyond its words answers with a little less of it, unless it is to say yes", async () => {
  const caching = section(
    "cache",
    "Stores",
    "Shared volumes",
    "Mount one volume for all runners, so nothing is fetched again.",
  );
  const others = [
    section("runs", "Runs", "Start", "A runner starts when it is told to."),
    section("disks", "Disks", "Sizes", "A disk can be of any size."),
  ];
  const question = "our runners fetch modules from the slow network";
  expect((await answer([caching, ...others], question)).isAnswered).toBe(false);
  const alike = { ...caching, similarity: 0.95 };
  expect((await answer([alike, ...others], question)).sources[0]?.id).toBe("cache#shared-volumes");
  expect((await answer([alike, ...others], "do our runners fetch modules from the slow network?")).isAnswered).toBe(
    false,
  );
});

test("key words of which one is nowhere are not answered by what has the others", async () => {
  const vitest = section(
    "testing",
    "Unit tests",
    "Run tests",
    "Run the tests, and keep track of the number that fails.",
  );
  const spaces = section("spaces", "Workspaces", "Rename a workspace", "Open its settings and rename the workspace.");
  expect((await answer([vitest, spaces], "rename workspace")).sources[0]?.id).toBe("spaces#rename-a-workspace");
  expect((await answer([vitest, spaces], "rename invoice")).isAnswered).toBe(false);
  expect((await answer([vitest, spaces], "test tracking numbers")).isAnswered).toBe(false);
});

test("how to do something to one thing does not tell how to do it to another", async () => {
  const alerts = section(
    "alerts",
    "Alerts",
    "Edit or delete",
    "In the settings of the project, each row has actions that edit or delete an alert.",
  );
  const traces = section("traces", "Traces", "What a trace is", "A trace holds all spans of one request.");
  const asked = await answer([alerts, traces], "How do I delete a single trace from a project?");
  expect(asked).toMatchObject({ isAnswered: false, sources: [] });
  const known = await answer([alerts, traces], "How do I delete an alert from a project?");
  expect(known.sources[0]?.id).toBe("alerts#edit-or-delete");
});

test("what is called after a product in the question does not tell of what it does not mention", async () => {
  const plan = section("plans", "Plans", "LampPass", "LampPass is a monthly subscription for $9.");
  expect((await answer([plan], "Is there a student discount on LampPass?")).isAnswered).toBe(false);
  expect((await answer([plan], "Is there a subscription for LampPass?")).sources[0]?.id).toBe("plans#lamppass");
});
