import { describe, expect, it } from "vitest";
import { Step, Steps } from "../../src/components/steps/steps.js";
import { draw } from "./draw.js";

describe("Steps", () => {
  it("are an ordered list of their parts", () => {
    const html = draw(
      <Steps>
        <Step title="One">a</Step>
        {"\n"}
        <Step title="Two">b</Step>
      </Steps>,
    );
    expect(html.match(/role="listitem"/g)).toHaveLength(2);
    expect(html).toMatch(/^<div class="steps" role="list"/);
  });

  it("put anything else between them into an item", () => {
    expect(draw(<Steps>loose text</Steps>)).toContain(
      '<div class="step-between flow prose" role="listitem">loose text</div>',
    );
  });

  it("hand their title size down, and a step may differ", () => {
    const html = draw(
      <Steps titleSize="h3">
        <Step title="One" />
        <Step title="Two" titleSize="h2" />
      </Steps>,
    );
    expect(html).toContain('<h3 class="step-title not-prose" id="one"');
    expect(html).toContain('<h2 class="step-title not-prose" id="two"');
  });

  it("count from a number of the writer's", () => {
    expect(draw(<Step title="x" stepNumber={7} />)).toContain('style="counter-set:step 7"');
  });

  it("show an icon in place of the number", () => {
    expect(draw(<Step title="x" icon="key" />)).toContain("step-icon");
  });

  it("have an address unless told not to", () => {
    expect(draw(<Step title="A `b` c" />)).toContain('href="#a-b-c"');
    expect(draw(<Step title="x" noAnchor />)).not.toContain("<a ");
  });

  it("take a name for a title", () => {
    expect(draw(<Step name="Named" />)).toContain("Named");
  });
});
