// Writes a small project for a test and takes it away again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files by path; `docs.json` is written from `settings`, with a name and a navigation of `index` where they have none. */
export interface Project {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

export async function withProject<Result>(
  { settings = {}, files = {} }: Project,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "docsgen-project-"));
  try {
    const config = { theme: "mint", name: "Garden", navigation: { pages: ["index"] }, ...settings };
    const all = {
      "index.mdx": "---\ntitle: Home\n---\n\nText.\n",
      ...files,
      "docs.json": JSON.stringify(config, null, 2),
    };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
