import { expect, test } from "vitest";
import type { AssistantSite } from "../../../src/assistant/assistant-site.js";
import type { Turn } from "../../../src/assistant/endpoints/conversation.js";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { composeAnswer } from "../../../src/assistant/providers/extractive.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import { type FakeSection, fakeBundle } from "../support/fake-bundle.js";

const sections: readonly FakeSection[] = [
  {
    path: "guide/queues",
    title: "Queues",
    content:
      "A queue keeps jobs until a worker takes them. Jobs leave it in the order in which they came. See [workers](/guide/workers) for the other side.",
  },
  {
    path: "guide/workers",
    title: "Workers",
    anchor: "start-a-worker",
    headings: ["Start a worker"],
    content:
      "A worker is a process that takes jobs. Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```\n\n```python\nacme.work('mail')\n```\n\nIt stops when it gets a signal.",
  },
  {
    path: "guide/workers",
    title: "Workers",
    anchor: "limits",
    headings: ["Limits of a worker"],
    content: "Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds",
  },
];

function taskFor(question: string, more: Partial<ReplyTask> = {}, bundle = fakeBundle(sections)): ReplyTask {
  const site: AssistantSite = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle };
  const turns = [{ role: "user" as const, text: question }];
  const filter = { version: null, language: null, groups: [] };
  return { site, turns, question, context: [], currentPath: null, filter, pageSize: 5, ...more };
}

/** What comes below the name of the first section. */
function quoted(text: string): string {
  return text.replace(/^From the documentation:\n\n\*\*.*\*\*\n\n/, "");
}

async function answer(question: string, more: Partial<ReplyTask> = {}) {
  const task = taskFor(question, more);
  return composeAnswer(task, await retrieve(task));
}

test("quotes the sentences that answer and links the section they come from", async () => {
  const { text, sources } = await answer("What is a queue?");
  expect(quoted(text)).toMatch(/^A queue keeps jobs until a worker takes them\./);
  expect(text).toMatch(/^From the documentation:\n\n\*\*\[Queues\]\(https:\/\/docs\.example\.com\/guide\/queues\)\*\*/);
  expect(sources[0]).toEqual({ id: "guide/queues", url: "https://docs.example.com/guide/queues", title: "Queues" });
});

test("makes links of the page work elsewhere", async () => {
  expect((await answer("What is a queue?")).text).toContain("[workers](https://docs.example.com/guide/workers)");
});

test("quotes a code block whole, with the sentence that announces it, when asked how", async () => {
  const { text } = await answer("How do I start a worker?");
  expect(text).toContain("Start a worker with the name of its queue:\n\n```bash\nacme work mail\n```");
});

test("chooses the sample in the language that the question names", async () => {
  const { text } = await answer("How do I start a worker in Python?");
  expect(text).toContain("```python\nacme.work('mail')\n```");
  expect(text).not.toContain("```bash");
});

test("keeps a list with the sentence that announces it", async () => {
  const { text } = await answer("What limits does a worker have?");
  expect(text).toContain("Set how much a worker may use:\n\n- memory in megabytes\n- time in seconds");
});

test("a comparison is answered from both sides", async () => {
  const { text, sources } = await answer("What is the difference between a queue and a worker?");
  expect(text).toContain("A queue keeps jobs");
  expect(text).toContain("A worker is a process that takes jobs.");
  expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
});

test("who asks how to change a thing is not told how to remove it", async () => {
  const path = "guide/jobs";
  const bundle = fakeBundle([
    {
      path,
      title: "Jobs",
      anchor: "remove",
      headings: ["Remove a job"],
      content: "Remove a single job with its number.",
    },
    {
      path,
      title: "Jobs",
      anchor: "update",
      headings: ["Update a job"],
      content: "Send the job again with its number.",
    },
  ]);
  const task = taskFor("How do I update a single job?", {}, bundle);
  expect(quoted((await composeAnswer(task, await retrieve(task))).text)).toMatch(
    /^Send the job again with its number\./,
  );
});

test("the same question gets the same answer", async () => {
  expect(await answer("How do I start a worker?")).toEqual(await answer("How do I start a worker?"));
});

test("speaks the language of the pages that it quotes", async () => {
  const german = fakeBundle([
    {
      path: "de/start",
      title: "Start",
      language: "de",
      content: "Die Warteschlange hält Aufträge fest, bis sie geholt werden.",
    },
  ]);
  const task = taskFor("Was ist eine Warteschlange?", {}, german);
  const { text } = await composeAnswer(task, await retrieve(task));
  expect(text).toContain("Die Warteschlange hält Aufträge fest");
  expect(text).toContain("Aus der Dokumentation:\n\n**[Start]");
});

async function answerFrom(
  pages: readonly FakeSection[],
  questions: readonly string[],
  site: Partial<AssistantSite> = {},
) {
  const turns: Turn[] = [];
  let last = { text: "", sources: [] as readonly { id: string }[] };
  for (const question of questions) {
    turns.push({ role: "user", text: question });
    const plain = taskFor(question, {}, fakeBundle(pages));
    const task = { ...plain, turns: [...turns], site: { ...plain.site, ...site } };
    last = await composeAnswer(task, await retrieve(task));
    turns.push({ role: "assistant", text: last.text });
  }
  return last;
}

test("“and in Python?” shows the same thing in Python, not another page that has the word", async () => {
  const pages = [
    {
      path: "jobs",
      title: "Jobs",
      anchor: "update",
      headings: ["Update a job"],
      content: "Send the job again:\n\n```bash\ncurl -X PUT acme/jobs\n```\n\n```python\nacme.update(job)\n```",
    },
    { path: "server", title: "Python", content: "Run a Python server to read the old pages in Python." },
  ];
  const { text } = await answerFrom(pages, ["How do I update a job?", "and in Python?"]);
  expect(text).toContain("```python\nacme.update(job)\n```");
  expect(text).not.toContain("curl");
});

test("a follow-up is answered from the page of the last answer where that page answers it", async () => {
  const scopes = (name: string) => ({
    path: name.toLowerCase(),
    title: `${name} login`,
    anchor: "scopes",
    headings: ["Scopes"],
    content: `The login needs scopes. ${name} calls them permissions.`,
  });
  const pages = [
    scopes("Azure"),
    scopes("GitHub"),
    { path: "github", title: "GitHub login", content: "GitHub login lets readers come in with GitHub." },
  ];
  const { sources } = await answerFrom(pages, ["Can I use GitHub login?", "what scopes does it need?"]);
  expect(sources[0]?.id).toBe("github#scopes");
});

test("an identifier that the question names is answered by the section of that name", async () => {
  const pages = [
    {
      path: "errors",
      title: "Errors",
      content: "An error has a code. What an error means stands in the list of errors.",
    },
    {
      path: "codes",
      title: "Codes",
      anchor: "index_not_found",
      headings: ["index_not_found"],
      content: "There is no such index.",
    },
  ];
  const { text } = await answerFrom(pages, ["What does the error index_not_found mean?"]);
  expect(quoted(text)).toMatch(/^There is no such index\./);
});

test("words of the site's name alone are no answer", async () => {
  const pages = [{ path: "tools", title: "Acme tools", content: "Acme supports many tools. Trust Acme." }];
  const { text } = await answerFrom(pages, ["Does Acme support Rust?"], { title: "Acme" });
  expect(quoted(text)).toMatch(/^(?:I could not find|These sections come closest:)/);
});

test("what `it` stands for must be there in what answers", async () => {
  const pages = [
    { path: "github", title: "GitHub login", content: "Readers log in with GitHub. GitHub login needs an app." },
    {
      path: "azure",
      title: "Azure",
      anchor: "scopes",
      headings: ["Scopes"],
      content: "Azure needs the scopes of its API.",
    },
  ];
  const { text } = await answerFrom(pages, ["Can I use GitHub login?", "what scopes does it need?"]);
  expect(text).not.toContain("Azure needs the scopes");
});

test("one short sentence is quoted with what comes after it", async () => {
  const pages = [
    { path: "pdf", title: "PDF exports", content: "PDF exports are for teams.\n\nChoose a page and press Export." },
  ];
  const { text } = await answerFrom(pages, ["How do I export a PDF?"]);
  expect(quoted(text)).toMatch(/^PDF exports are for teams\.\n\nChoose a page and press Export\./);
});

test("a heading is found in its page whatever its quotes look like", async () => {
  const pages = [
    {
      path: "faq",
      title: "FAQ",
      anchor: "limits",
      headings: ["What are Acme’s limits?"],
      content: "## What are Acme's limits?\n\nKey limits are:\n\n| Limit | Value |\n|---|---|\n| Jobs | 12 |",
    },
  ];
  const { text } = await answerFrom(pages, ["What are Acme's limits?"]);
  expect(text).toContain("Key limits are:\n\n| Limit | Value |");
});

test.each([
  ["hello", /^Hello!/],
  ["Thanks a lot!", /^You are welcome!/],
])("“%s” gets a short reply and no quote", async (said, reply) => {
  const { text, sources } = await answer(said);
  expect(text).toMatch(reply);
  expect(sources).toEqual([]);
});

test.each([
  { path: "changelog", title: "Connect Acme", content: "Connect Acme with a key: the connection is new." },
  { path: "migration", title: "Migrate to connect Acme", content: "Connect Acme with a key as before." },
  { path: "old", title: "Connect Acme", content: "Connect Acme with a key. This way is deprecated." },
])("what is outdated never leads where something else answers: $path", async (outdated) => {
  const current = { path: "connect", title: "Keys", content: "Connect Acme with a key from the dashboard." };
  const { sources } = await answerFrom([outdated, current], ["How do I connect Acme with a key?"]);
  expect(sources[0]?.id).toBe("connect");
  const { sources: only } = await answerFrom([outdated], ["How do I connect Acme with a key?"]);
  expect(only[0]?.id).toBe(outdated.path);
});

test("sections that only lead elsewhere, and cures of faults, do not lead where something explains", async () => {
  const words = "A mailer sends letters to readers, one after the other, until none is left.";
  const pages: FakeSection[] = [
    {
      path: "guide/mail",
      title: "Mail",
      anchor: "learn-more-about-a-mailer",
      headings: ["Learn more about a mailer"],
      content: "A mailer is described in these pages, which say what a mailer does and what a mailer needs to work.",
    },
    {
      path: "help/mailer",
      title: "Mailer",
      anchor: "mailer-is-not-working",
      headings: ["The mailer is not working"],
      content: "A mailer that is stuck is a mailer whose queue is full: look at the queue of the mailer, and empty it.",
    },
    { path: "guide/letters", title: "Letters", anchor: "a-mailer", headings: ["Sending by a mailer"], content: words },
  ];
  const task = taskFor("How does a mailer send letters?", {}, fakeBundle(pages));
  expect((await composeAnswer(task, await retrieve(task))).sources[0]?.id).toBe("guide/letters#a-mailer");
  const fault = taskFor("The mailer is not working, what can I do?", {}, fakeBundle(pages));
  expect((await composeAnswer(fault, await retrieve(fault))).sources[0]?.id).toBe("help/mailer#mailer-is-not-working");
});

test("suggests what to ask next from headings near the answer, and nothing where there is no answer", async () => {
  expect((await answer("How do I start a worker?")).followUps).toContain("Limits of a worker – Workers");
  expect((await answer("Who sells umbrellas?")).followUps ?? []).toEqual([]);
});

test("how something is done follows the beginning of the page that is about it", async () => {
  const page = { path: "gift-cards", title: "Issue a gift card" };
  const bundle = fakeBundle([
    {
      ...page,
      content:
        "You issue a gift card to customers. It is a balance that they can spend later in the shop, on whatever they like.",
    },
    {
      ...page,
      anchor: "how",
      headings: ["How to issue a gift card"],
      content: "## How to issue a gift card\n\nOpen the customer and click New.",
    },
  ]);
  const task = taskFor("How do I issue a gift card?", {}, bundle);
  const { text } = await composeAnswer(task, await retrieve(task));
  expect(text).toContain("Open the customer and click New.");
});

test("a page whose headings are steps is quoted as steps", async () => {
  const steps = ["Choose a plan", "Name the company", "Send the papers"].map(
    (name, index) => `## Step ${index + 1}: ${name}\n\n${name} on the page of your account.`,
  );
  const bundle = fakeBundle([
    {
      path: "activate",
      title: "Activate an account",
      content: `You activate an account once.\n\n${steps.join("\n\n")}`,
    },
  ]);
  const task = taskFor("How do I activate an account?", {}, bundle);
  const { text } = await composeAnswer(task, await retrieve(task));
  expect(text).toContain("**Step 1: Choose a plan**\n\nChoose a plan on the page of your account.");
  expect(text).toContain("**Step 3: Send the papers**");
});
