// Writes the licences of the packages whose code lies inside the bundles: they ask to be named wherever they go.
import { readdir, readFile, writeFile } from "node:fs/promises";

/** `inputs` are the files that went into the bundles, relative to `root`. */
export async function writeNotices(file, root, inputs) {
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []));
  const notices = await Promise.all([...folders].sort().map((folder) => noticeOf(`${root}${folder}`)));
  await writeFile(file, `${[...new Set(notices)].join("\n\n")}\n`);
}

async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  const licence = (await readdir(folder)).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = licence ? await readFile(`${folder}/${licence}`, "utf8") : "";
  return `${name} ${version} (${license})\n\n${text.trim()}`.trim();
}
