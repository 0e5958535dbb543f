import { expect, it } from "vitest";
import type { ReplyTask } from "../../src/assistant/provider.js";
import { firstStepsPage } from "../../src/assistant/retrieve.js";
import type { BundlePage } from "../../src/search/bundle.js";
import { pagePath } from "../../src/shared/page-path.js";
import { fakeBundle } from "./support/fake-bundle.js";

const page = (path: string, title: string, version: string | null = null): BundlePage => ({
  path: pagePath(path),
  address: `/${path}`,
  title,
  language: "en",
  version,
});

function task(question: string, pages: readonly BundlePage[]): ReplyTask {
  const site = { domain: "acme", title: "Acme Docs", prefix: "", bundle: { ...fakeBundle(), pages } };
  return {
    site,
    turns: [{ role: "user", text: question }],
    question,
    context: [],
    currentPath: null,
    filter: { version: null, language: null, groups: [] },
    pageSize: 5,
  };
}

const pages = [page("intro", "Introduction"), page("install", "Install"), page("v2/start", "Quickstart", "v2")];

it.each([
  ["How do I get started?", "v2/start"],
  ["Getting started with Acme", "v2/start"],
  ["Where do I begin?", "v2/start"],
  ["How do I get started with Kubernetes?", undefined],
  ["What is Acme?", undefined],
])("for %s is %s", (question, path) => {
  const own = pages.map((each) => ({ ...each, version: null }));
  expect(firstStepsPage(task(question, own))?.path).toBe(path);
});

it("is one of the reader's edition, and an introduction where nothing else begins", () => {
  const own = pages.map((each, index) => (index === 2 ? each : { ...each, version: "v3" }));
  expect(firstStepsPage(task("How do I get started?", own))?.path).toBe("intro");
});

it("is the first page of a site that names none after a start", () => {
  const own = [page("index", "Acme"), page("errors", "Errors")];
  expect(firstStepsPage(task("How do I get started?", own))?.path).toBe("index");
  expect(firstStepsPage(task("How do I get started with errors?", own))).toBe(null);
});
