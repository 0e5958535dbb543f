// Writes a small project for a test and takes it away again.
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

/** Files by path; `docs.json` is written from `settings`, with a name and a navigation of `index` where they have none. */
export interface Project {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

export async function withProject<Result>(
  { settings = {}, files = {} }: Project,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = temporaryFolder();
  const config = { theme: "mint", name: "Garden", navigation: { pages: ["index"] }, ...settings };
  const all = {
    "index.mdx": "---\ntitle: Home\n---\n\nText.\n",
    ...files,
    "docs.json": JSON.stringify(config, null, 2),
  };
  writeFiles(root, all);
  return await use(root);
}
