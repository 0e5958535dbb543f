import { expect, it } from "vitest";
import { drawText } from "./draw-text.js";

it("says of an author's own component what it shows, and nothing of ours with the same name", async () => {
  const own = (name: string) => `export const ${name} = ({ children }) => <p>Mine: {children}</p>;`;
  const page = await drawText(
    [
      ["Update", "Step", "CodeBlock", "Heading", "Latex", "RequestExample", "Visibility", "Card"].map(own).join("\n"),
      '<Update label="March 2026">News</Update>',
      '<Step title="First" id="one">Begin</Step>',
      '<CodeBlock language="js">*Sesame*</CodeBlock>',
      "<Heading level={2}>Words</Heading>",
      "<Latex>*Sum*</Latex>",
      "<RequestExample>Ask</RequestExample>",
      '<Visibility for="agents">Shown</Visibility>',
      '<Card title="Open" href="/away">Text</Card>',
    ].join("\n\n"),
  );
  expect(page.facts.updates).toEqual([]);
  expect(page.facts.headings).toEqual([]);
  expect(page.facts.passages.flatMap(({ code }) => code)).toEqual([]);
  expect(page.aside).toBeNull();
  expect(page.styles).toEqual([]);
  const drawn = page.html.replaceAll("\n", "").match(/<p>Mine: .*?<\/p>/g);
  expect(drawn).toHaveLength(8);
  expect(page.html).toContain("<em>Sesame</em>");
  expect(page.html).toContain("<em>Sum</em>");
  expect(page.markdown).toContain("Mine: News");
  expect(page.markdown).not.toContain("Open");
  expect(page.facts.passages.map(({ text }) => text).join()).not.toContain("March 2026");
});
