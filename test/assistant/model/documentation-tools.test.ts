// What the tools of a model return: what it does not have yet, within the tokens that are left for the reply.
import { expect, test } from "vitest";
import { estimateTokens } from "../../../src/assistant/passages/estimate-tokens.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { ask, readReply, v2 } from "../support/assistant.js";
import { bundleOfFiles } from "../support/bundle-of-files.js";
import { type ModelBody, startModelServer } from "../support/model-server.js";
import { openWithModels } from "../support/provider-of-server.js";

const filler = (subject: string) =>
  `Everything about ${subject} is said here, step by step, for those who come back to it later. `.repeat(12);

function longPage(subject: string, facts: Readonly<Record<string, string>>): string {
  const sections = Object.entries(facts).map(([heading, fact]) => `## ${heading}\n\n${fact}\n\n${filler(heading)}`);
  return `---\ntitle: ${subject}\n---\n\n${filler(subject)}\n\n${sections.join("\n\n")}\n`;
}

const pages = {
  kettles: longPage("Kettles", {
    "Boil water": "Press the round button.",
    "Keep water warm": "Press the flat button twice.",
    "Remove lime": "Use vinegar.",
    "Replace the filter": "Order part K-731.",
  }),
  toasters: longPage("Toasters", { "Toast bread": "Pull the lever.", "Empty the tray": "Slide it out." }),
  ovens: longPage("Ovens", { "Bake bread": "Heat to 230 degrees.", "Clean the glass": "Use the blue sponge." }),
};
const bundle = await bundleOfFiles({
  "docs.json": JSON.stringify({ name: "Kitchen", navigation: { pages: Object.keys(pages) } }),
  ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text])),
});

const model = await startModelServer();
closeAfterTests(model);

type Call = readonly [tool: string, input: object];

/** Asks with a model that makes the calls one after the other, and then says what of the facts it was sent. */
async function asked(question: string, calls: readonly Call[]) {
  const facts = ["K-731", "blue sponge", "round button"];
  const before = model.bodies.length;
  model.behave(({ body: { messages, tools = [] }, results, call, say, finish }) => {
    const next = calls[results.length];
    const sent = JSON.stringify(messages);
    const hasTools = tools.length > 0;
    if (next && hasTools) call(...next);
    else say(`It is ${facts.filter((fact) => sent.includes(fact)).join(", ")}.`);
    finish(next && hasTools ? "tool_calls" : "stop");
  });
  const { send } = await openWithModels([model.url], {}, { bundle });
  const text = await readReply(await send(v2, ask(question)));
  const bodies = model.bodies.slice(before);
  return { text, bodies, results: (bodies.at(-1)?.messages ?? []).filter(({ role }) => role === "tool") };
}

const tokensOf = (bodies: readonly ModelBody[]) =>
  bodies.reduce((sum, body) => sum + estimateTokens(JSON.stringify(body)), 0);

test("a question with a search and a page costs less than 12,000 tokens, and is answered from both", async () => {
  const { text, bodies } = await asked("How do I boil water in kettles?", [
    ["search", { query: "clean glass" }],
    ["read_page", { path: "kettles#replace-the-filter" }],
  ]);
  expect(text).toBe("It is K-731, blue sponge, round button.");
  expect(bodies).toHaveLength(3);
  expect(tokensOf(bodies)).toBeLessThan(12_000);
});

test("no section is sent twice, and one that was cut goes on where it ended", async () => {
  const page: Call = ["read_page", { path: "kettles" }];
  const { bodies } = await asked("How do I boil water?", [["search", { query: "boil water" }], page, page]);
  const said = (bodies.at(-1)?.messages ?? []).map(({ content }) => content).join("\n");
  for (const fact of ["Press the round button.", "## Boil water", "Use vinegar."])
    expect(said.split(fact)).toHaveLength(2);
});

const searched: Call = ["search", { query: "round button" }];
const readAll = ["kettles", "ovens", "toasters"].map((path): Call => ["read_page", { path }]);

test.each<[string, Call[], RegExp]>([
  ["what the tokens do not reach", readAll, /\n\nNot returned: Empty the tray$/],
  ["a page from the section of an anchor", [["read_page", { path: "/ovens#clean-the-glass" }]], /blue sponge/],
  ["a page from its beginning, without a section of that name", [["read_page", { path: "ovens#x" }]], /title="Ovens"/],
  ["that there is no such page", [["read_page", { path: "gone" }]], /^There is no page "gone"/],
  ["that nothing is new", [searched, searched], /^Nothing was found that you do not have already/],
])("says %s", async (_name, calls, said) => {
  const { results } = await asked("Weather tomorrow?", calls);
  expect(results.at(-1)?.content).toMatch(said);
});

test("once all tokens are used, the model gets no tools and answers", async () => {
  const reads = ["ovens", "toasters", "kettles", "ovens", "toasters"].map((path): Call => ["read_page", { path }]);
  const { bodies, text } = await asked("How do I bake bread?", reads);
  expect(bodies.length).toBeLessThan(5);
  expect(bodies.at(-1)?.tools ?? []).toEqual([]);
  expect(text).toMatch(/^It is/);
});
