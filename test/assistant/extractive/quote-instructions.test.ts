// What an answer quotes of sections that say what to do, and of pages that hardly say what they are about.
import { expect, test } from "vitest";
import { answer, section } from "../support/answer-from-pages.js";

const code = (text: string) => `\`\`\`sh\n${text}\n\`\`\``;

test("a short section that says how is quoted whole, in its order", async () => {
  const { text } = await answer(
    [
      section(
        "start",
        "Start",
        "Set up tracing",
        [
          "Run `setup` at the root. It makes a key:",
          code("npx acme setup"),
          "Then copy this prompt for tracing:",
          code("Trace this project."),
          "Open the board afterwards.",
        ].join("\n\n"),
      ),
    ],
    "How do I set up tracing?",
  );
  expect(text).toMatch(/makes a key:[\s\S]+npx acme setup[\s\S]+copy this prompt[\s\S]+Trace this[\s\S]+afterwards\./);
});

test("of a long section all commands are quoted with the sentences that lead to them", async () => {
  const filler = Array.from({ length: 12 }, (_, number) => `Remark ${number} goes on about clouds and their weather.`);
  const { text } = await answer(
    [
      section(
        "cloud",
        "Cloud",
        "Install Acme in a cluster",
        [
          "Add the repository:",
          code("helm repo add acme"),
          "Edit the values. At least, set:",
          "- `cloud.provider`\n- `cloud.secret`",
          filler.join(" "),
          filler.join(" "),
          filler.join(" "),
          "Install the chart:",
          code("helm upgrade -i acme"),
          "The output is:",
          code("Done."),
        ].join("\n\n"),
      ),
    ],
    "How do I install Acme in a cluster?",
  );
  expect(text).toMatch(/helm repo add acme[\s\S]+At least, set:[\s\S]+`cloud\.secret`[\s\S]+helm upgrade -i acme/);
  expect(text).not.toContain("Remark 5");
  expect(text).not.toContain("Done.");
});

test("the parts of a page that are named in the question are quoted whole", async () => {
  const { text } = await answer(
    [
      { path: "looks", title: "Logo and icon", content: "You can have a logo and an icon of your own." },
      section("looks", "Logo and icon", "Use your logo", "Logos are shown at the top. Place `logo.png` in `public`."),
      section("looks", "Logo and icon", "Use your icon", "Icons are shown in tabs. Place `icon.png` in `public`."),
    ],
    "How do I change the logo and the icon?",
  );
  expect(text).toContain("Place `logo.png` in `public`.");
  expect(text).toContain("Place `icon.png` in `public`.");
});

test("a page that opens with a callout is quoted from where it speaks of its matter", async () => {
  const { text } = await answer(
    [
      { path: "credits", title: "Credits", content: "> **Info**\n>\n> Credits are set under Products." },
      section("credits", "Credits", "About them", "They pay for visits that take place later."),
    ],
    "What are credits?",
  );
  expect(text).toContain("They pay for visits that take place later.");
});

test("what a site is, is told by the sentence that says so, wherever it stands on the start page", async () => {
  const { text } = await answer(
    [
      {
        path: "index",
        title: "Introduction",
        content: [
          "Welcome to the documentation of this product.",
          "Read on to find out how it is used.",
          "Acme is a set of small tools for large teams",
        ].join("\n\n"),
      },
    ],
    "What is Acme?",
  );
  expect(text).toContain("Acme is a set of small tools for large teams");
});
