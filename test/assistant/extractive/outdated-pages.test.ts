// What is outdated, or removes more than was asked for, does not lead.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const leadOf = async (pages: Parameters<typeof answer>[0], question: string) =>
  (await answer(pages, question)).sources[0]?.id;

test("who asks how to archive something is not told what changed once, nor what was archived", async () => {
  const pages = [
    section(
      "changelog",
      "Changelog",
      "Archive projects",
      "Archive a project: you can archive a project from its menu now.",
    ),
    section("projects", "Projects", "Put away", "To archive a project, open its settings."),
  ];
  expect(await leadOf(pages, "How do I archive a project?")).toBe("projects#put-away");
});

test("of two halves the one that shows how it was does not lead", async () => {
  const pages = [
    section("lamps", "Dim a lamp", "Before", "Dim a lamp with the function `dim`, which takes a lamp to dim."),
    section("lamps", "Dim a lamp", "After", "Dim a lamp with its own method: `lamp.dim()`."),
  ];
  expect(await leadOf(pages, "How do I dim a lamp?")).toBe("lamps#after");
});

test("a page that says in German that it is outdated does not lead", async () => {
  const pages = [
    section("alt", "Lampe dimmen", "Lampe dimmen", "Diese Seite ist veraltet. Eine Lampe dimmen: mit dem Knopf."),
    section("neu", "Lampen", "Helligkeit", "Eine Lampe dimmen: mit dem Regler in der App."),
  ];
  expect(await leadOf(pages, "Lampe dimmen")).toBe("neu#helligkeit");
});

test("who asks whether something is still there is answered by what says that it is not", async () => {
  const pages = [section("v1", "Version 1", "Download version 1", "Version 1 is no longer available to download.")];
  expect(await leadOf(pages, "Can I still download version 1?")).toBe("v1#download-version-1");
});

test("a call that deletes all there is answers nobody who wants a part deleted, also where nothing else does", async () => {
  const wipe = section(
    "memories",
    "Memories",
    "Delete memories",
    "Deletes all memories of users across the entire project.",
  );
  const { isAnswered, text } = await answer([wipe], "How do I delete the memories of one user?");
  expect(isAnswered).toBe(false);
  expect(text).not.toContain("entire project");
  expect(await leadOf([wipe], "How do I delete all memories across the entire project?")).toBe(
    "memories#delete-memories",
  );
});
