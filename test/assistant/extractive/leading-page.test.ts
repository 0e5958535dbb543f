// Which page leads an answer, where several speak of what is asked.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

test("the page on which most was found leads before a section elsewhere that has as many of the words", async () => {
  const pages = [
    section(
      "glossary",
      "Glossary",
      "Okta sign-on",
      "Set up single sign-on with Okta once, then all tools know who you are.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on as provider",
      "Choose Okta as the provider, then set single sign-on up for the workspace.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on and others",
      "A workspace can set single sign-on up with Okta and with others.",
    ),
    section(
      "access",
      "Access",
      "Okta sign-on of users",
      "Whoever comes in by single sign-on from Okta is set up as a user.",
    ),
  ];
  const { sources } = await answer(pages, "How do I set up single sign-on with Okta?");
  expect(sources[0]?.id).toMatch(/^access/);
});

test("another version leads only where it alone answers", async () => {
  const pages = [
    { ...section("v3/probes", "Probes", "About probes", "A probe is what looks at a server."), version: "v3" },
    { ...section("v2/probes", "Probes", "What is a probe?", "A probe is what looks at a server."), version: "v2" },
    { ...section("v2/pagers", "Pagers", "What is a pager?", "A pager is what wakes someone."), version: "v2" },
  ];
  expect((await answer(pages, "What is a probe?")).sources[0]?.id).toBe("v3/probes#about-probes");
  expect((await answer(pages, "What is a pager?")).sources[0]?.id).toBe("v2/pagers#what-is-a-pager-");
});
