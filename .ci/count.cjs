// Prints the skipped tests of a report of vitest, then how many passed, failed and were skipped.
const { readFileSync } = require("node:fs");
const { relative } = require("node:path");

const [, , file, status] = process.argv;
const { testResults: files } = JSON.parse(readFileSync(file, "utf8"));
const tests = files.flatMap(({ name, assertionResults }) =>
  assertionResults.map((test) => ({ ...test, file: relative("", name) })),
);
const count = (wanted) => tests.filter((test) => test.status === wanted).length;

const skipped = tests.filter(({ status }) => !["passed", "failed"].includes(status));

// The title of a suite or a test says why it is skipped.
const reasons = new Map();
for (const { file, ancestorTitles, title } of skipped) {
  const reason = `${file}: ${ancestorTitles.join(" > ") || title}`;
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}
for (const [reason, tests] of reasons) console.log(`skipped (${tests}): ${reason}`);

// A file can fail outside its tests, and a run outside its files: neither may look like success.
const broken = files.filter(
  (each) => each.status === "failed" && !each.assertionResults.some((test) => test.status === "failed"),
);
const failed = count("failed") + broken.length || (status === "0" ? 0 : 1);
console.log(`${count("passed")} passed, ${failed} failed, ${skipped.length} skipped`);
