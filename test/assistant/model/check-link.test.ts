import { expect, test } from "vitest";
import { LinkChecker } from "../../../src/assistant/model/check-link.js";
import { fakeBundle } from "../support/fake-bundle.js";

const words = { contact: "Write to help@acme.example or see https://acme.example/help.", instructions: null };
const site = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle: fakeBundle(), words };

test("mailboxes and other sites that the owner names can be linked to, others cannot", () => {
  const links = new LinkChecker(site, []);
  const markdown = "Write to sales@acme.example or [us](mailto:team@acme.example?subject=Hi).";
  links.know([{ title: "Contact", path: "contact", link: "/contact", markdown, versions: [] }]);
  for (const known of [
    "mailto:help@acme.example",
    "https://acme.example/help",
    "mailto:sales@acme.example",
    "mailto:team@acme.example",
    "mailto:team@acme.example?subject=Hi",
  ])
    expect(links.check(known)).toBe(known);
  for (const foreign of ["mailto:x@evil.example", "mailto:help@acme.example.evil", "https://evil.example/"])
    expect(links.check(foreign)).toBeNull();
});
