import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Problem } from "../../../src/shared/problem.js";
import { writeProject } from "../write-project.js";

const page = "---\ntitle: Page\n---\n\n[two](/two) [deep](/deep/one) [plants](/api-reference/plants)\n";
const files = {
  ...{ "index.mdx": page, "two.mdx": page, "deep/one.mdx": page, "stray.mdx": page, "kept.png": "", "notes.pem": "" },
  "api.yaml": 'openapi: 3.1.0\ninfo: { title: Garden, version: "1" }\npaths: {}\n',
};
const navigation = {
  groups: [
    { group: "Start", pages: ["index", "two", "deep/one"] },
    { group: "API", openapi: "api.yaml", pages: ["GET /plants"] },
  ],
};
const CLOSED = ["two.mdx", "deep", "stray.mdx", "kept.png", "notes.pem", "api.yaml"];

/** Checks as one who is not above the rights of files. */
function checkAsNobody(root: string): { readonly code: number | null; readonly problems: readonly Problem[] } {
  const cli = fileURLToPath(new URL("../../../bin/docsgen.js", import.meta.url));
  const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { status, stdout } = spawnSync(process.execPath, [cli, "check", root, "--format", "json", "--no-cache"], {
    ...other,
    encoding: "utf8",
  });
  return { code: status, problems: JSON.parse(stdout) };
}

it("goes on without files that cannot be read, and tells of each by itself", async () => {
  const root = writeProject({ settings: { navigation }, files });
  chmodSync(root, 0o755);
  for (const file of CLOSED) chmodSync(join(root, file), 0);
  const { code, problems } = checkAsNobody(root);
  for (const file of CLOSED) chmodSync(join(root, file), 0o755);
  const told = (severity: string, file: string, right = "r") =>
    `${severity} unreadable-file ${file}: Give the user running docsgen read access, for example: chmod a+${right} ${file}`;
  const lines = problems.map(({ severity, code, place, hint }) => `${severity} ${code} ${place?.file}: ${hint}`);
  expect(lines.sort()).toEqual([
    told("error", "api.yaml"),
    told("error", "deep/", "rx"),
    told("error", "two.mdx"),
    told("warning", "kept.png"),
    told("warning", "stray.mdx"),
  ]);
  expect(code).toBe(1);
});
