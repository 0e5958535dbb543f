// Where answers say that pages are.
import { expect, test } from "vitest";
import { pagePrefix } from "../../../src/assistant/sites/open-site.js";

const built = { url: "https://built.example", base: "/docs" };

const unknown = { ...built, url: null };

test.each([
  [
    "as the operator says, below the build's base",
    "./dist",
    "https://read.example/",
    built,
    "https://read.example/docs",
  ],
  ["below another path, too", "./dist", "https://read.example/help/", built, "https://read.example/help"],
  ["as the build says", "./dist", null, built, "https://built.example/docs"],
  ["where the site was read from", "https://me:secret@at.example/x/", null, unknown, "https://at.example/x"],
  ["at the base path alone", "./dist", null, unknown, "/docs"],
])("%s", (_, from, url, site, prefix) => expect(pagePrefix({ from, url }, site)).toBe(prefix));
