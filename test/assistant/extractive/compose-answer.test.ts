import { expect, test } from "vitest";
import type { AssistantSite } from "../../../src/assistant/assistant-site.js";
import type { Turn } from "../../../src/assistant/endpoints/conversation.js";
import { composeAnswer } from "../../../src/assistant/extractive/compose-answer.js";
import type { ReplyTask } from "../../../src/assistant/provider.js";
import { retrieve } from "../../../src/assistant/retrieve.js";
import { toPagePath } from "../../../src/shared/page-path.js";
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

test("says honestly that nothing answers, and what is near", async () => {
  const { text } = await answer("How do I bake bread for a queue of hungry people?");
  expect(quoted(text)).toMatch(
    /^I could not find an answer to this in the documentation\. These sections are related:/,
  );
  expect(text).toContain("[Queues](https://docs.example.com/guide/queues)");
});

test("says only that nothing answers where nothing is near", async () => {
  expect(await answer("bread")).toEqual({
    text: "I could not find an answer to this in the documentation.",
    sources: [],
    isAnswered: false,
  });
});

test("a comparison is answered from both sides", async () => {
  const { text, sources } = await answer("What is the difference between a queue and a worker?");
  expect(text).toContain("A queue keeps jobs");
  expect(text).toContain("A worker is a process that takes jobs.");
  expect(new Set(sources.map((source) => source.id)).size).toBe(sources.length);
});

test("says what the page is about that the reader is on", async () => {
  const pages = [
    { path: toPagePath("guide/queues"), address: "/guide/queues", title: "Queues", language: "en", version: null },
  ];
  const bundle = { ...fakeBundle(sections), pages };
  const task = taskFor("What is this page about?", { currentPath: "/guide/queues" }, bundle);
  const { text, sources } = await composeAnswer(task, []);
  expect(text).toMatch(
    /^From the documentation:\n\n\*\*\[Queues\]\(https:\/\/docs\.example\.com\/guide\/queues\)\*\*\n\nA queue keeps jobs/,
  );
  expect(sources.map((source) => source.id)).toEqual(["guide/queues"]);
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

test("“back up” finds backups, not what rolls back", async () => {
  const pages = [
    { path: "update", title: "Rolling back", content: "Cancelling rolls back your database to its state before." },
    { path: "safety", title: "Backups", content: "A backup of the database is made every night." },
  ];
  expect((await answerFrom(pages, ["How do I back up my database?"])).sources[0]?.id).toBe("safety");
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

test("what the site is stands on its start page", async () => {
  const pages = [{ path: toPagePath("index"), address: "/", title: "Welcome", language: "en", version: null }];
  const bundle = { ...fakeBundle(), pages };
  const site: AssistantSite = { domain: "acme", title: "Acme Docs", prefix: "https://docs.example.com", bundle };
  const { text } = await composeAnswer({ ...taskFor("What is Acme?"), site }, []);
  expect(text).toContain("Acme makes small tools for large teams.");
});

test("badges and sentences that lead to nothing are left out", async () => {
  const pages = [
    {
      path: "queues",
      title: "Queues",
      content: "New in version 2.3\n\nA queue keeps jobs. These kinds of queue are there:\n\n## Kinds\n\nMany.",
    },
  ];
  const { text } = await answerFrom(pages, ["Tell me something about queues"]);
  expect(quoted(text)).toMatch(/^A queue keeps jobs\.$/);
});

test("words of the site's name alone are no answer", async () => {
  const pages = [{ path: "tools", title: "Acme tools", content: "Acme supports many tools. Trust Acme." }];
  const { text } = await answerFrom(pages, ["Does Acme support Rust?"], { title: "Acme" });
  expect(quoted(text)).toMatch(/^I could not find an answer to this in the documentation\./);
});

test("a page that answers under the question itself comes before pages with more of its words", async () => {
  const pages = [
    {
      path: "update",
      title: "Update Acme Cloud",
      content: "Open the dashboard to update Acme Cloud. Acme Cloud updates Acme and what belongs to Acme at night.",
    },
    { path: "sizes", title: "Sizes of updates", content: "An update of Acme takes ten megabytes. Acme keeps updates." },
    {
      path: "faq",
      title: "FAQ",
      anchor: "update",
      headings: ["How do I update Acme?"],
      content: "Run the installer again.",
    },
  ];
  const { text } = await answerFrom(pages, ["How do I update Acme?"]);
  expect(quoted(text)).toMatch(/^Run the installer again\./);
});

test("whether something is so is answered only by what has nearly all of the question", async () => {
  const pages = [
    { path: "sql", title: "SQL", content: "Rows come from SQL joins. Joins of SQL tables are quick." },
    { path: "mysql", title: "Other stores", content: "A store such as MySQL keeps rows." },
  ];
  const { text } = await answerFrom(pages, ["Does it support SQL joins with MySQL?"]);
  expect(quoted(text)).toMatch(/^I found no clear answer to this in the documentation\./);
});

test("what says it in other words answers too", async () => {
  const pages = [
    { path: "mounting", title: "Mounting", content: "Mounting combines multiple servers. Name the servers to mount." },
    { path: "servers", title: "Servers", content: "A server has a name. Servers start at once." },
  ];
  const { text } = await answerFrom(pages, ["How do I compose several servers?"]);
  expect(quoted(text)).toMatch(/^Mounting combines multiple servers\./);
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

test("a question about one reader's data is not answered with what wipes the whole project", async () => {
  const pages = [
    {
      path: "delete",
      title: "Delete memories",
      anchor: "wildcard",
      headings: ["Wildcard deletes of all memories of a user"],
      content: "Setting the user filter to a star deletes all memories of a user across the entire project.",
    },
    {
      path: "delete",
      title: "Delete memories",
      anchor: "filter",
      headings: ["Delete by filter"],
      content: "Pass the identifier of a user to delete the memories of that user.",
    },
  ];
  const { sources } = await answerFrom(pages, ["How do I delete all memories of one user?"]);
  expect(sources[0]?.id).toBe("delete#filter");
});

test.each([
  "How do I kick someone out of my workspace?",
  "how do I throw a guy out of the workspace",
  "I want to get rid of a member of our workspace",
  "how can I wipe one member from the workspace?",
])("who wants one of many gone is not told to delete what holds all: %s", async (question) => {
  const pages = [
    {
      path: "workspace",
      title: "Workspace",
      anchor: "delete",
      headings: ["Delete the workspace"],
      content: "Delete a workspace with each member of it: to delete the workspace, open it and throw everything out.",
    },
    {
      path: "members",
      title: "Members",
      anchor: "remove",
      headings: ["Remove a member"],
      content: "Open the workspace, choose someone, and remove the member.",
    },
  ];
  const { sources } = await answerFrom(pages, [question]);
  expect(sources.map(({ id }) => id)).not.toContain("workspace#delete");
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

test("who asks how to begin is sent to the page that begins, and who has a fault to what cures it", async () => {
  const pages = [
    { path: "agents/voice", title: "Start Acme voice", content: "Get Acme started: start the voice agent of Acme." },
    { path: "quickstart", title: "Quickstart", content: "Get started with Acme in five minutes: install it." },
    { path: "docker", title: "Docker and Acme", content: "Acme can connect to Docker and to its folders." },
    { path: "troubleshooting", title: "Docker client", content: "Where Acme cannot connect to Docker, start Docker." },
  ];
  const first = async (question: string) => (await answerFrom(pages, [question])).sources[0]?.id;
  expect(await first("How do I get started with Acme?")).toBe("quickstart");
  expect(await first("Acme cannot connect to Docker, what can I do?")).toBe("troubleshooting");
});

test("what has only some of the words, and none in its names, answers nothing", async () => {
  const pages = [
    {
      path: "metrics",
      title: "Monitoring",
      content: "To export rewards as a report, turn the exporter of metrics on.",
    },
  ];
  const { text } = await answerFrom(pages, ["How do I export a tax report of my rewards?"]);
  expect(text).toMatch(/^I found no clear answer/);
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

test("answers whether something is so only with what speaks of it", async () => {
  const bundle = fakeBundle([
    { path: "queues", title: "Queues", content: "Queues support priorities and work with any worker on Linux." },
  ]);
  const ask = async (question: string) => {
    const task = taskFor(question, {}, bundle);
    return composeAnswer(task, await retrieve(task));
  };
  expect((await ask("Do queues work with any worker on Linux?")).sources).toHaveLength(1);
  expect(await ask("Do queues work with any worker on Solaris?")).toMatchObject({ sources: [], isAnswered: false });
});

test("a comparison is explained by the page that compares, and not by one that chooses among one side", async () => {
  const bundle = fakeBundle([
    {
      path: "choosing-a-transport",
      title: "Choosing a transport",
      content: "A transport fits a pipeline by its cost.",
    },
    { path: "pipeline", title: "Pipeline", content: "A pipeline is a chain of steps." },
    { path: "transport", title: "Transport", content: "A transport is the way to the user." },
  ]);
  const task = taskFor("What is the difference between a pipeline and a transport?", {}, bundle);
  const { sources } = await composeAnswer(task, await retrieve(task));
  expect(sources.map(({ id }) => id)).toEqual(["pipeline", "transport"]);
});

test("what speaks of both sides is quoted beside what explains each", async () => {
  const bundle = fakeBundle([
    { path: "pipeline", title: "Pipeline", content: "A pipeline is a chain of steps." },
    { path: "transport", title: "Transport", content: "A transport is the way to the user." },
    { path: "overview", title: "Ways", content: "Take a pipeline for many steps, and a transport for one." },
  ]);
  const task = taskFor("Pipeline or transport, which one should I choose?", {}, bundle);
  const { sources } = await composeAnswer(task, await retrieve(task));
  expect(sources.map(({ id }) => id)).toEqual(["pipeline", "transport", "overview"]);
});

test("a page that is called after both sides explains them, with its table", async () => {
  const table = "| What | Cloud | Server |\n| --- | --- | --- |\n| Backups | daily | your own |";
  const bundle = fakeBundle([
    { path: "cloud", title: "Cloud edition", content: "The cloud edition is run by us, with all versions of it." },
    { path: "server", title: "Own server version", content: "The own server version is what you run yourself." },
    {
      path: "cloud-vs-server",
      title: "Cloud vs. Own Server",
      content: `Where to run it, in the cloud or on your own server.\n\n${table}`,
    },
  ]);
  const task = taskFor("What is the difference between the cloud and the own server version?", {}, bundle);
  const { sources, text } = await composeAnswer(task, await retrieve(task));
  expect(sources.map(({ id }) => id)).toEqual(["cloud-vs-server"]);
  expect(text).toContain("| Backups | daily | your own |");
});

test("who asks how is answered by a guide, and who asks for the request by the reference", async () => {
  const own: readonly FakeSection[] = [
    {
      path: "api/create-refund",
      title: "Create refund",
      kind: "endpoint",
      content: "Creates a refund of a payment. The refund is sent to the card of the payment.",
    },
    {
      path: "refunds",
      title: "Refunds",
      anchor: "refund-a-payment",
      headings: ["Refund a payment"],
      content: "Open the payment and choose Refund, then say how much of the payment goes back.",
    },
  ];
  const lead = async (question: string) => (await ask(question, own)).sources[0]?.id;
  expect(await lead("How do I create a refund of a payment?")).toBe("refunds#refund-a-payment");
  expect(await lead("How do I create a refund of a payment with the API?")).toBe("api/create-refund");
});

async function ask(question: string, own: readonly FakeSection[], pages: readonly string[] = []) {
  const titles = pages.map((path) => path.split("/").at(-1) ?? path);
  const listed = pages.map((path, index) => ({
    path: toPagePath(path),
    address: `/${path}`,
    title: titles[index] ?? path,
    language: "en",
    version: null,
  }));
  const task = taskFor(question, {}, { ...fakeBundle(own), pages: listed });
  return composeAnswer(task, await retrieve(task));
}

test("what removes the whole never answers how to remove a part of it", async () => {
  const whole = {
    path: "datasets",
    title: "Datasets",
    anchor: "delete",
    headings: ["Delete a dataset"],
    content: "Delete old data from a dataset together with the dataset.",
  };
  const part = { path: "rows", title: "Rows", content: "Delete old data by its age, one row of a dataset at a time." };
  const question = "How do I delete old data from a dataset?";
  expect((await ask(question, [whole, part])).sources.map(({ id }) => id)).toEqual(["rows"]);
  expect(await ask(question, [whole])).toMatchObject({ sources: [], isAnswered: false });
});

test("the pages of a folder are what its name says", async () => {
  const pages = ["integrations/sms/acme", "integrations/sms/bell", "integrations/sms/call", "integrations/email/dove"];
  const own = pages.map((path) => ({ path, title: path, content: `Send an SMS through the provider ${path}.` }));
  const { text, sources } = await ask("Which SMS providers are supported?", own, pages);
  expect(text).toContain(
    "- [acme](https://docs.example.com/integrations/sms/acme)\n" +
      "- [bell](https://docs.example.com/integrations/sms/bell)\n" +
      "- [call](https://docs.example.com/integrations/sms/call)",
  );
  expect(sources.map(({ id }) => id)).toEqual(pages.slice(0, 3));
});

test("who asks how to start is shown the steps of the page", async () => {
  const step = (number: number, name: string) => `## ${number}. ${name}\n\nNow ${name.toLowerCase()} Acme.`;
  const content = ["Start here.", step(1, "Install"), step(2, "Configure"), step(3, "Run")].join("\n\n");
  const { text } = await ask("How do I get started?", [{ path: "quickstart", title: "Get started", content }]);
  expect(quoted(text)).toMatch(
    /^\*\*1\. Install\*\*\n\nNow install Acme\.\n\n\*\*2\. Configure\*\*[\s\S]*\*\*3\. Run\*\*/,
  );
});

test("a callout and what a page says of itself do not stand for what it explains", async () => {
  const content =
    "This page introduces queues.\n\n> **Note**\n>\n> Queues need a paid plan.\n\nA queue keeps jobs in order.";
  const { text } = await ask("What is a queue?", [{ path: "queues", title: "Queues", content }]);
  expect(quoted(text)).toMatch(/^A queue keeps jobs in order\./);
});

test("which there are is answered with the lists of a page whose beginning has none", async () => {
  const page = { path: "orders", title: "Order states" };
  const bundle = fakeBundle([
    { ...page, content: "Order states tell at a glance what is to be done next, and who has to do it." },
    {
      ...page,
      anchor: "payment-states",
      headings: ["Payment states"],
      content:
        "## Payment states\n\nAn order changes them by itself.\n\n| State | Means |\n| - | - |\n| Paid | All of it |\n| Due | Some of it |",
    },
  ]);
  const task = taskFor("What states can an order have?", {}, bundle);
  const { text } = await composeAnswer(task, await retrieve(task));
  expect(text).toContain("**[Order states](https://docs.example.com/orders)**");
  expect(text).toContain("**Payment states**\n\n| State | Means |");
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

test("what the site is, is asked in the language of the question", async () => {
  const bundle = {
    ...fakeBundle([
      { path: "en/welcome", title: "Welcome to Acme", content: "Acme makes small tools for large teams." },
      {
        path: "fr/welcome",
        title: "Bienvenue",
        content: "Acme fabrique de petits outils pour de grandes équipes.",
        language: "fr",
      },
    ]),
    pages: [
      {
        path: toPagePath("en/welcome"),
        address: "/en/welcome",
        title: "Welcome to Acme",
        language: "en",
        version: null,
      },
      { path: toPagePath("fr/welcome"), address: "/fr/welcome", title: "Bienvenue", language: "fr", version: null },
    ],
  };
  const task = taskFor("Qu'est-ce que Acme ?", {}, bundle);
  expect((await composeAnswer(task, await retrieve(task))).text).toContain("Acme fabrique de petits outils");
});
