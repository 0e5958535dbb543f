// Writes the licences of the packages whose code lies inside the bundles, and of those that are installed with docsgen: they
// ask to be named wherever they go.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";

/** `inputs` are the files that went into the bundles, relative to `root`. */
export async function writeNotices(file, root, inputs) {
  const bundled = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
  const folders = new Set([...bundled, ...(await installedFolders(root))]);
  const notices = await Promise.all([...folders].sort().map((folder) => noticeOf(`${root}${folder}`)));
  await writeFile(file, `${[...new Set(notices)].join("\n\n")}\n`);
}

/** Folders of the packages that `npm install docsgen` brings; binaries of other systems are not here. */
async function installedFolders(root) {
  const { packages } = JSON.parse(await readFile(`${root}package-lock.json`, "utf8"));
  const folders = Object.entries(packages).flatMap(([folder, { dev }]) => (folder === "" || dev ? [] : [folder]));
  return folders.filter((folder) => existsSync(`${root}${folder}/package.json`));
}

async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  const licence = (await readdir(folder)).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = licence ? await readFile(`${folder}/${licence}`, "utf8") : "";
  return `${name} ${version} (${license})\n\n${text.trim()}`.trim();
}
