// `node bench/sample-lengths.js FOLDER`: how long the samples of each description in FOLDER are that readers see first, and how
// many send nothing. A sample is cURL's, of what is required and what has an example.
//   --only a,b  those files alone, by name without extension
//   --misses    names the operations behind each number
import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "../scripts/load-source.js";
import { openRequests } from "./samples/open-requests.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, misses: { type: "boolean", default: false } },
});
const [folder] = positionals;
if (!folder) throw new Error("Name the folder with the descriptions.");
const MOST_LINES = 15;
const MOST_CHARACTERS = 700;
const LONG = 1_500;

const { findSampleLanguage } = await loadSource("openapi/samples/sample-languages.ts");
const writeCurl = await findSampleLanguage("bash").load();
const wanted = values.only?.split(",");
const files = readdirSync(folder).filter((file) => /\.(json|ya?ml)$/.test(file));
const total = [];

console.log(`| description | operations | empty bodies | ${MOST_LINES} lines and ${MOST_CHARACTERS} characters | longest | above ${LONG} | of these required or written |
|---|---|---|---|---|---|---|`);
for (const file of files) {
  const { name } = parse(file);
  if (wanted && !wanted.includes(name)) continue;
  const samples = await measure(file);
  console.log(row(name, samples));
  if (values.misses) for (const miss of missesOf(samples)) console.log(`    ${miss}`);
  total.push(...samples);
}
console.log(row("all", total));

async function measure(file) {
  const { operations, requestOf } = await openRequests(folder, file);
  return operations.map((operation) => {
    const request = requestOf(operation, "exemplified");
    const text = writeCurl(request.model);
    const isLong = text.length > LONG;
    return {
      name: `${operation.method} ${operation.name}`,
      text,
      lines: text.split("\n").length,
      isEmpty: isEmpty(request.model.body) && !isEmpty(requestOf(operation, "all").model.body),
      isOwed: isLong && (request.isWritten || writeCurl(requestOf(operation, "none").model).length > LONG),
    };
  });
}

/** Whether a request that has a body says nothing in it. */
function isEmpty(body) {
  return body === null || (body.kind === "text" && /^\s*(?:\{\s*\}|\[\s*\]|\[\s*\{\s*\}\s*\])?\s*$/.test(body.text));
}

function row(name, samples) {
  const short = samples.filter(isShort).length;
  const long = samples.filter(({ text }) => text.length > LONG);
  return `| ${[
    name,
    samples.length,
    samples.filter((each) => each.isEmpty).length,
    `${((100 * short) / samples.length).toFixed(1)} %`,
    Math.max(...samples.map(({ text }) => text.length)),
    long.length,
    long.filter(({ isOwed }) => isOwed).length,
  ].join(" | ")} |`;
}

function isShort({ lines, text }) {
  return lines <= MOST_LINES && text.length <= MOST_CHARACTERS;
}

function missesOf(samples) {
  const empty = samples.filter(({ isEmpty }) => isEmpty).map(({ name }) => `empty: ${name}`);
  const long = samples
    .filter((sample) => !isShort(sample))
    .map(({ name, lines, text, isOwed }) => `${lines} lines, ${text.length}${isOwed ? ", required" : ""}: ${name}`);
  return [...empty, ...long];
}
