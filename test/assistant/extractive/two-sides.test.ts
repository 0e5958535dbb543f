// What sets the two sides of a comparison side by side.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const explained = [
  section("public", "Public metadata", "Reading", "Public metadata is read by everyone who may read the user."),
  section("unsafe", "Unsafe metadata", "Reading", "Unsafe metadata is read like public metadata."),
];
const question = "What is the difference between public and unsafe metadata?";

/** What is quoted for the question where a page has this section. */
async function quoted(text: string) {
  const pages = [...explained, section("kinds", "User metadata", "Who may do what", text)];
  const [quotes = ""] = (await answer(pages, question)).text.split("**See also**");
  return quotes;
}

test("a table with a row for each of two things tells them apart", async () => {
  const rows = ["| Public | Everyone may read it |", "| Unsafe | Everyone may read and write it |"];
  expect(await quoted(["| Metadata | Rights |", "| --- | --- |", ...rows].join("\n"))).toContain(rows.join("\n"));
});

test("of a long table only the rows of the two things are quoted", async () => {
  const others = [1, 2, 3, 4, 5].map((number) => `| Kind ${number} | Nobody but the owner may read it |`);
  const rows = ["| Public | Everyone may read it |", "| Unsafe | Everyone may read and write it |"];
  const quotes = await quoted(["| Metadata | Rights |", "| --- | --- |", ...others, ...rows].join("\n"));
  expect(quotes).toContain(["| Metadata | Rights |", "| --- | --- |", ...rows].join("\n"));
  expect(quotes).not.toContain("Kind 3");
});

test("a list with an item for each of two things tells them apart", async () => {
  const items = ["- **Public**: everyone may read it.", "- **Unsafe**: everyone may read and write it."];
  expect(await quoted(items.join("\n"))).toContain(items.join("\n"));
});

test("rows that only name a thing, or name it more than once, tell nothing apart", async () => {
  const table = (...rows: string[]) => ["| Metadata | Rights |", "| --- | --- |", ...rows].join("\n");
  expect(await quoted(table("| Public | `a` |", "| Unsafe | `b` |"))).not.toContain("| `a` |");
  const rows = [
    "| Public | Everyone may read it |",
    "| Public | Nobody may write it |",
    "| Unsafe | All may do both |",
  ];
  expect(await quoted(table(...rows))).not.toContain("Nobody may write it");
});

test("a heading that sets short names of both against each other leads", async () => {
  const pages = [
    section("resources", "Resources", "Amazon RDS", "Amazon RDS is a plugin."),
    section("shared", "Shared databases", "About", "A shared database is in the same cluster as others."),
    {
      ...section("rds", "Amazon RDS", "RDS vs shared DB", "Each RDS is an instance of its own."),
      similarity: 0.9,
    },
  ];
  const { sources } = await answer(pages, "difference between Amazon RDS and the shared database");
  expect(sources[0]?.id).toBe("rds#rds-vs-shared-db");
});
