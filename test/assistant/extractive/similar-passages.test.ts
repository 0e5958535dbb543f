// What is known of how similar sections are to a question, beyond the words that they share.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";
import type { FakeSection } from "../support/fake-bundle.js";

/** A section of which the site's own words tell how similar it is to the question. */
function similar(similarity: number, ...written: Parameters<typeof section>): FakeSection {
  return { ...section(...written), similarity };
}

test("of two sections with the same words of the question the one that is more like it leads", async () => {
  const talk = "Lamps are dimmed by night, and each has a timer.";
  const ask = async (...likeness: readonly [number, number]) => {
    const pages = [
      similar(likeness[0], "shop", "Shop", "Wares", talk),
      similar(likeness[1], "care", "Care", "Nights", `${talk} Care for each.`),
    ];
    return (await answer(pages, "Which timer dims lamps by night?")).sources[0]?.id;
  };
  expect(await ask(0.9, 0.2)).toBe("shop#wares");
  expect(await ask(0.2, 0.9)).toBe("care#nights");
});

test("what has some of the words answers where it is like the question, and not where it is unlike", async () => {
  const ask = async (similarity: number) => {
    const pages = [
      similar(similarity, "lamps", "Lamps", "Timers", "A timer turns the lamp off after an hour."),
      similar(0.1, "doors", "Doors", "Hinges", "A hinge squeaks."),
    ];
    return (await answer(pages, "When does a lamp on a shelf go off by its timer?")).sources[0]?.id;
  };
  expect(await ask(0.9)).toBe("lamps#timers");
  expect(await ask(0.2)).toBe(undefined);
});

/** What leads the answer of a section that is a little like the question, beside one that is not. */
async function leading(question: string, ...written: Parameters<typeof section>) {
  const pages = [similar(0.4, ...written), similar(0.2, "doors", "Doors", "Hinges", "A hinge squeaks.")];
  return (await answer(pages, question)).sources[0]?.id;
}

test("removing one thing from another does not tell how to remove the other", async () => {
  const ask = (text: string) =>
    leading("How do I delete a workspace?", "people", "People", "Members of workspaces", text);
  expect(await ask("Open the list to delete members from a workspace.")).toBe(undefined);
  expect(await ask("Open the list to delete the workspace.")).toBe("people#members-of-workspaces");
});

test("a value that is stated of something else is no answer", async () => {
  const ask = (text: string) => leading("How long are logs of requests kept?", "logs", "Logs", "Storage", text);
  expect(await ask("Logs of requests are kept in files. A summary comes by mail every week.")).toBe(undefined);
  expect(await ask("Logs of requests are kept for a week. A summary comes by mail.")).toBe("logs#storage");
});
