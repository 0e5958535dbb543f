// Which passages an answer without links rests on.
import { expect, test } from "vitest";
import { LinkChecker } from "../../../src/assistant/model/check-link.js";
import { fakeBundle } from "../support/fake-bundle.js";

const passage = (id: string, title: string, markdown: string) => ({
  title,
  path: id.replace(/#.*/, ""),
  link: `https://docs.example.com/${id}`,
  markdown,
  versions: [],
});

function sourcesOf(answer: string, link?: string): string[] {
  const site = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle: fakeBundle() };
  const links = new LinkChecker(site, []);
  links.know([
    passage(
      "install#with-npm",
      "Install › With npm",
      "Run this:\n\n```bash\nnpm install --save-exact acme@latest\n```",
    ),
    passage("deploy#docker", "Deploy › Docker", "Build the image and start a container of it."),
    passage("limits", "Limits", "Each key has its own."),
  ]);
  if (link !== undefined) links.check(link);
  return links.sources(answer).map(({ id }) => id);
}

test("what is quoted is a source, whatever it is set off with", () => {
  expect(sourcesOf("Run `npm install --save-exact acme@latest` first.")).toEqual(["install#with-npm"]);
  expect(sourcesOf("You **build** the image: build the image and start a container of it!")).toEqual(["deploy#docker"]);
});

test("a section that is named is a source, unless its name is one common word", () => {
  expect(sourcesOf('See the section "With npm".')).toEqual(["install#with-npm"]);
  expect(sourcesOf("There are limits, and Docker.")).toEqual([]);
});

test("what is linked stands alone", () => {
  const quote = "Run npm install --save-exact acme@latest.";
  expect(sourcesOf(quote, "https://docs.example.com/limits")).toEqual(["limits"]);
});
