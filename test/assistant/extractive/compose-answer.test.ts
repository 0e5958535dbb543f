import { expect, test } from "vitest";
import { composeAnswer } from "../../../src/assistant/providers/extractive.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import { answer as answerOf, expectQuote, quotedIn, section } from "../support/answer-from-pages.js";
import { type FakeSection, fakeBundle } from "../support/fake-bundle.js";
import { taskFor } from "../support/reply-task.js";

const workers = { path: "guide/workers", title: "Workers" };
const sections: readonly FakeSection[] = [
  {
    ...{ path: "guide/queues", title: "Queues" },
    content:
      "A queue keeps jobs until a worker takes them. Jobs leave it in the order in which they came. See [workers](/guide/workers) for the other side.",
  },
  {
    ...{ ...workers, anchor: "start-a-worker", headings: ["Start a worker"] },
    content:
      "A worker is a process that takes jobs. Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```\n\n```python\nacme.work('mail')\n```\n\nIt stops when it gets a signal.",
  },
  {
    ...{ ...workers, anchor: "limits", headings: ["Limits of a worker"] },
    content: "Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds",
  },
];

async function answer(question: string) {
  const site = { title: "Acme", prefix: "https://docs.example.com", bundle: fakeBundle(sections) };
  const task = taskFor([question], { site });
  return composeAnswer(task, await retrieve(task));
}

test("quotes the sentences that answer and links the section they come from", async () => {
  const { text, sources } = await answer("What is a queue?");
  expect(quotedIn(text)).toMatch(/^A queue keeps jobs until a worker takes them\./);
  expect(text).toMatch(/^From the documentation:\n\n\*\*\[Queues\]\(https:\/\/docs\.example\.com\/guide\/queues\)\*\*/);
  expect(sources[0]).toEqual({ id: "guide/queues", url: "https://docs.example.com/guide/queues", title: "Queues" });
});

const PYTHON = "```python\nacme.work('mail')\n```";

test.each([
  ["makes links of the page work elsewhere", "What is a queue?", "[workers](https://docs.example.com/guide/workers)"],
  [
    "quotes a code block whole, with the sentence that announces it",
    "How do I start a worker?",
    "Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```",
  ],
  ["chooses the sample in the language that the question names", "How do I start a worker in Python?", PYTHON],
  [
    "keeps a list with the sentence that announces it",
    "What limits does a worker have?",
    "Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds",
  ],
])("%s", async (_rule, question, part) => {
  const { text } = await answer(question);
  expect(text).toContain(part);
  if (part === PYTHON) expect(text).not.toContain("```bash");
});

test("a comparison is answered from both sides", async () => {
  const { text, sources } = await answer("What is the difference between a queue and a worker?");
  expect(text).toContain("A queue keeps jobs");
  expect(text).toContain("A worker is a process that takes jobs.");
  expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
});

test("the same question gets the same answer", async () => {
  expect(await answer("How do I start a worker?")).toEqual(await answer("How do I start a worker?"));
});

const jobs = (heading: string, text: string) => section("guide/jobs", "Jobs", heading, text);

test("who asks how to change a thing is not told how to remove it", async () => {
  const remove = jobs("Remove a job", "Remove a single job with its number.");
  const update = jobs("Update a job", "Send the job again with its number.");
  await expectQuote([remove, update], "How do I update a single job?", /^Send the job again with its number\./);
});

test("“and in Python?” shows the same thing in Python, not another page that has the word", async () => {
  const python = "```python\nacme.update(job)\n```";
  const update = jobs("Update a job", `Send the job again:\n\n\`\`\`bash\ncurl -X PUT acme/jobs\n\`\`\`\n\n${python}`);
  const other = { path: "server", title: "Python", content: "Run a Python server to read the old pages in Python." };
  await expectQuote([update, other], ["How do I update a job?", "and in Python?"], python, "curl");
});

test("an identifier that the question names is answered by the section of that name", async () => {
  const content = "An error has a code. What an error means stands in the list of errors.";
  const code = section("codes", "Codes", "index_not_found", "There is no such index.");
  const pages = [{ path: "errors", title: "Errors", content }, code];
  await expectQuote(pages, "What does the error index_not_found mean?", /^There is no such index\./);
});

test("words of the site's name alone are no answer", async () => {
  const page = { path: "tools", title: "Acme tools", content: "Acme supports many tools. Trust Acme." };
  await expectQuote([page], "Does Acme support Rust?", /^(?:I could not find|These sections come closest:)/);
});

test("what `it` stands for must be there in what answers", async () => {
  const content = "Readers log in with GitHub. GitHub login needs an app.";
  const azure = section("azure", "Azure", "Scopes", "Azure needs the scopes of its API.");
  const pages = [{ path: "github", title: "GitHub login", content }, azure];
  const asked = ["Can I use GitHub login?", "what scopes does it need?"];
  await expectQuote(pages, asked, /./, "Azure needs the scopes");
});

test("one short sentence is quoted with what comes after it", async () => {
  const content = "PDF exports are for teams.\n\nChoose a page and press Export.";
  const pages = [{ path: "pdf", title: "PDF exports", content }];
  await expectQuote(pages, "How do I export a PDF?", /^PDF exports are for teams\.\n\nChoose a page and press Export/);
});

test("a heading is found in its page whatever its quotes look like", async () => {
  const table = "Key limits are:\n\n| Limit | Value |";
  const content = `## What are Acme's limits?\n\n${table}\n|---|---|\n| Jobs | 12 |`;
  const page = { path: "faq", title: "FAQ", anchor: "limits", headings: ["What are Acme’s limits?"], content };
  await expectQuote([page], "What are Acme's limits?", table);
});

test("how something is done follows the beginning of the page that is about it", async () => {
  const page = { path: "gift-cards", title: "Issue a gift card" };
  const content =
    "You issue a gift card to customers. It is a balance that they can spend later in the shop, on whatever they like.";
  const how = section(page.path, page.title, "How to issue a gift card", "Open the customer and click New.");
  await expectQuote([{ ...page, content }, how], "How do I issue a gift card?", "Open the customer and click New.");
});

test("a page whose headings are steps is quoted as steps", async () => {
  const steps = ["Choose a plan", "Name the company", "Send the papers"].map(
    (name, index) => `## Step ${index + 1}: ${name}\n\n${name} on the page of your account.`,
  );
  const content = `You activate an account once.\n\n${steps.join("\n\n")}`;
  const page = { path: "activate", title: "Activate an account", content };
  const first = "**Step 1: Choose a plan**\n\nChoose a plan on the page of your account.";
  for (const part of [first, "**Step 3: Send the papers**"])
    await expectQuote([page], "How do I activate an account?", part);
});

test("a follow-up is answered from the page of the last answer where that page answers it", async () => {
  const scopes = (name: string) =>
    section(name.toLowerCase(), `${name} login`, "Scopes", `The login needs scopes. ${name} calls them permissions.`);
  const login = { path: "github", title: "GitHub login", content: "GitHub login lets readers come in with GitHub." };
  const pages = [scopes("Azure"), scopes("GitHub"), login];
  const { sources } = await answerOf(pages, "Can I use GitHub login?", "what scopes does it need?");
  expect(sources[0]?.id).toBe("github#scopes");
});

test.each([
  { path: "changelog", title: "Connect Acme", content: "Connect Acme with a key: the connection is new." },
  { path: "migration", title: "Migrate to connect Acme", content: "Connect Acme with a key as before." },
  { path: "old", title: "Connect Acme", content: "Connect Acme with a key. This way is deprecated." },
])("what is outdated never leads where something else answers: $path", async (outdated) => {
  const current = { path: "connect", title: "Keys", content: "Connect Acme with a key from the dashboard." };
  const leading = async (...pages: FakeSection[]) =>
    (await answerOf(pages, "How do I connect Acme with a key?")).sources[0]?.id;
  expect(await leading(outdated, current)).toBe("connect");
  expect(await leading(outdated)).toBe(outdated.path);
});

test.each([
  ["that explains leads before one that only leads elsewhere", "How does a mailer send letters?", "guide/letters"],
  ["with the cure of a fault leads for that", "The mailer is not working, what can I do?", "help/mailer"],
])("a section %s", async (_which, question, page) => {
  const pages: FakeSection[] = [
    {
      ...{ path: "guide/mail", title: "Mail" },
      ...{ anchor: "learn-more-about-a-mailer", headings: ["Learn more about a mailer"] },
      content: "A mailer is described in these pages, which say what a mailer does and what a mailer needs to work.",
    },
    {
      ...{ path: "help/mailer", title: "Mailer" },
      ...{ anchor: "mailer-is-not-working", headings: ["The mailer is not working"] },
      content: "A mailer that is stuck is a mailer whose queue is full: look at the queue of the mailer, and empty it.",
    },
    {
      ...{ path: "guide/letters", title: "Letters", anchor: "a-mailer", headings: ["Sending by a mailer"] },
      content: "A mailer sends letters to readers, one after the other, until none is left.",
    },
  ];
  expect((await answerOf(pages, question)).sources[0]?.id.split("#")[0]).toBe(page);
});

test("suggests what to ask next from headings near the answer, and nothing where there is no answer", async () => {
  expect((await answer("How do I start a worker?")).followUps).toContain("Limits of a worker – Workers");
  expect((await answer("Who sells umbrellas?")).followUps ?? []).toEqual([]);
});
