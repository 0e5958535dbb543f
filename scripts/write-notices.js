// Lists the packages whose code is in the bundles, and those that are installed with docsgen: with their licences, which ask
// to be named wherever they go, and for scanners, which find no bundled package in a lock file.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";

/** Writes THIRD-PARTY-NOTICES.txt and sbom.cdx.json. `inputs` are the files that went into the bundles, relative to `root`. */
export async function writeNotices(out, root, inputs) {
  const bundled = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
  const folders = new Set([...bundled, ...(await installedFolders(root))]);
  const packages = await Promise.all([...folders].sort().map((folder) => packageIn(`${root}${folder}`)));
  const notices = packages.map(({ name, version, license, text }) =>
    `${name} ${version} (${license})\n\n${text}`.trim(),
  );
  await writeFile(`${out}/THIRD-PARTY-NOTICES.txt`, `${[...new Set(notices)].join("\n\n")}\n`);
  await writeFile(`${out}/sbom.cdx.json`, `${JSON.stringify(billOf(packages), null, 1)}\n`);
}

/** A bill of materials in the format of CycloneDX. */
function billOf(packages) {
  const components = new Map(packages.map((each) => [purlOf(each), each]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    components: Array.from(components, ([purl, { name, version, license }]) => ({
      ...{ type: "library", "bom-ref": purl, name, version, purl },
      licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }],
    })),
  };
}

/** The address of a package in the form that all registries share. */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** Folders of the packages that `npm install docsgen` brings; binaries of other systems are not here. */
async function installedFolders(root) {
  const { packages } = JSON.parse(await readFile(`${root}package-lock.json`, "utf8"));
  const folders = Object.entries(packages).flatMap(([folder, { dev }]) => (folder === "" || dev ? [] : [folder]));
  return folders.filter((folder) => existsSync(`${root}${folder}/package.json`));
}

async function packageIn(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  const licence = (await readdir(folder)).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = licence ? await readFile(`${folder}/${licence}`, "utf8") : "";
  return { name, version, license, text: text.trim() };
}
