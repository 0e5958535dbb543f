// `node bench/fields-in-reach.js FOLDER-OF-A-BUILT-SITE --description FILE`: how many fields of the description's operations a
//   reader cannot reach, on their pages or in the parts that those load, to any depth. Exit code 1 where there are any.
//   --show N   fields to name (20)
import { parseArgs } from "node:util";
import { pageAddresses, pageReader, readDescription } from "./reach/built-site.js";
import { findUnreached } from "./reach/find-unreached.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { description: { type: "string" }, show: { type: "string", default: "20" } },
});
const [folder] = positionals;
if (!folder || !values.description) throw new Error("Name the folder of a built site, and --description FILE.");
const { pages, count, top, loaded, unreached, missing } = findUnreached(
  readDescription(values.description),
  pageAddresses(folder),
  pageReader(folder),
);
console.log(`${pages} pages of operations, ${loaded.size} pages of schemas loaded`);
console.log(`${count} fields, ${top} of them at the top; out of reach: ${unreached.length}`);
if (missing.length > 0) console.log(`Operations without a page: ${missing.length} (${missing.slice(0, 5).join(", ")})`);
for (const each of unreached.slice(0, Number(values.show))) console.log(`  ${each}`);
process.exit(unreached.length > 0 ? 1 : 0);
