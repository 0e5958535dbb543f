import { expect, test } from "vitest";
import { retrieve } from "../../src/assistant/retrieve.js";
import { toPagePath } from "../../src/shared/page-path.js";
import { fakeBundle } from "./support/fake-bundle.js";
import { taskFor } from "./support/reply-task.js";

test("returns as many passages as asked for", async () => {
  const task = taskFor(["install tool container node"], { pageSize: 2 });
  expect(await retrieve(task)).toHaveLength(2);
});

test("prefers the page that the reader is on", async () => {
  const sections = ["a", "b"].map((path) => ({ path, title: path.toUpperCase(), content: "The port is set here." }));
  const site = { bundle: fakeBundle(sections) };
  const [first] = await retrieve(taskFor(["Where is the port set?"], { currentPath: "/b", site }));
  expect(first?.page.path).toBe("b");
});

test("finds pages of a group only for its readers", async () => {
  const sections = [{ path: "secret", title: "Secret", content: "The staff port.", groups: ["staff"] }];
  const site = { bundle: fakeBundle(sections) };
  expect(await retrieve(taskFor(["staff port"], { site }))).toEqual([]);
  const filter = { version: null, language: null, groups: ["staff"] };
  expect(await retrieve(taskFor(["staff port"], { filter, site }))).toHaveLength(1);
});

test("what the reader points at decides only between answers that are about equally good", async () => {
  const sections = [
    { path: "ports", title: "Ports", content: "The port is set in the file." },
    { path: "snippet", title: "Code snippet", content: "const example is a code snippet." },
    { path: "harbour", title: "Ports", content: "The port is set in the file of the harbour." },
  ];
  const first = async (question: string, value: string) => {
    const context = [{ type: "code" as const, value, path: null, elementId: null }];
    return (await retrieve(taskFor([question], { context, site: { bundle: fakeBundle(sections) } })))[0]?.page.path;
  };
  expect(await first("Where is the port set?", 'const example = "code snippet"')).toBe("ports");
  expect(await first("Where is the port set?", "harbour")).toBe("harbour");
  expect(await first("What does this do?", 'const example = "code snippet"')).toBe("snippet");
});

test("what only the title of the site's first page finds is not taken for an answer to the question", async () => {
  const sections = [
    { path: "posts", title: "Your job posts", content: "All your job posts." },
    { path: "levels", title: "Levels", content: "A quill is a level of a writer." },
  ];
  const pages = [
    { path: toPagePath("posts"), address: "/posts", title: "Your job posts", language: "en", version: null },
  ];
  const site = { bundle: { ...fakeBundle(sections), pages } };
  const [first, second] = await retrieve(taskFor(["What is a quill?"], { site }));
  expect([first?.page.path, second?.page.path]).toEqual(["levels", "posts"]);
  expect(second?.score).toBeLessThan(first?.score ?? 0);
});
