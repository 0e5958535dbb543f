// Learns the weights of the assistant without a model from `signs.jsonl`, and prints how they do on sites that they were not learned on.
//
//   node bench/answers/train.js [--write]
import { writeFileSync } from "node:fs";
import { figuresOf, groupOf, learn, leftOut, RIGHTLY_REFUSED } from "./learn.js";
import { readSigns } from "./signs-table.js";
import { weightsFile } from "./weights-file.js";

const questions = readSigns();
const leads = leftOut(questions);
for (const [group, refused] of Object.entries(RIGHTLY_REFUSED)) {
  const figures = figuresOf(
    leads.filter((lead) => groupOf(lead) === group),
    refused,
  );
  console.log(group, { refused, ...figures });
}
if (process.argv.includes("--write")) {
  writeFileSync(
    new URL("../../src/assistant/extractive/learned/weights.ts", import.meta.url),
    weightsFile(learn(questions)),
  );
}
