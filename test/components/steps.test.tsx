import { describe } from "vitest";
import { Step, Steps } from "../../src/components/steps/steps.js";
import { itDraws, times } from "./draw.js";

describe("Steps", () => {
  itDraws([
    [
      "are an ordered list of their parts",
      <Steps>{[<Step title="One">a</Step>, "\n", <Step title="Two">b</Step>]}</Steps>,
      ...[/^<div class="steps" role="list"/, times(2, 'role="listitem"')],
    ],
    [
      "put anything else between them into an item",
      <Steps>loose text</Steps>,
      '<div class="step-between flow prose" role="listitem">loose text</div>',
    ],
    [
      "hand their title size down, and a step may differ",
      <Steps titleSize="h3">{[<Step title="One" />, <Step title="Two" titleSize="h2" />]}</Steps>,
      ...['<h3 class="step-title not-prose" id="one"', '<h2 class="step-title not-prose" id="two"'],
    ],
    ["count from a number of the writer's", <Step title="x" stepNumber={7} />, 'style="counter-set:step 7"'],
    ["show an icon in place of the number", <Step title="x" icon="key" />, "step-icon"],
    ["have an address", <Step title="A `b` c" />, 'href="#a-b-c"'],
    ["have no address if told so", <Step title="x" noAnchor />, times(0, "<a ")],
    ["take a name for a title", <Step name="Named" />, "Named"],
  ]);
});
