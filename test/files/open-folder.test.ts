// Ways to a file that no page may show. Each is tried as a file of the site and as code that a page shows.
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type FileUse, openFolder } from "../../src/files/open-folder.js";
import { gitIn } from "../running.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const top = temporaryFolder();
const root = join(top, "repository/docs");
const SECRET = "key=4711";
const PLAIN = "open";

const write = (path: string, text: string) => writeFiles(root, { [path]: text });
const link = (path: string, target: string) => symlinkSync(target, join(root, path));

const VERSION = ".docsgen/versions/0123456789012345678901234567890123456789/1";
const READABLE = [
  ...["page.mdx", "deep/page.mdx", "generated.mdx", `${VERSION}/own.txt`],
  ...["../examples/start.py", "../LICENSE", "../kept.key", "../sub/text.txt"],
];
const SECRETS = [
  ...[".env", ".ENV.local", "deep/.env.production", "../.env", "../secret.txt", "../keys/private.pem"],
  ...["../../secret.txt", "../../other/secret.txt", "../sub/.git/config", "../.Git/x"],
  ...["../vendor/.git/HEAD", "../vendor/text.txt"],
];
const LINKS = {
  "to-passwd.txt": "/etc/passwd",
  "to-environ.txt": "/proc/self/environ",
  "to-cmdline.txt": "/proc/self/cmdline",
  "to-cwd": "/proc/self/cwd",
  "to-root": "/proc/self/root",
  "to-etc": "/etc",
  "to-above.txt": "../../secret.txt",
  "to-ignored.txt": "../secret.txt",
  "to-env.txt": ".env",
  "to-git.txt": "../.git/config",
  "to-git": "../.git",
  "to-link.txt": "to-passwd.txt",
  "to-nothing.txt": "nothing.txt",
  "to-itself.txt": "to-itself.txt",
  "to-zero.txt": "/dev/zero",
  "to-stdin.txt": "/dev/stdin",
  "to-page.mdx": "deep/page.mdx",
  "to-licence.txt": "../LICENSE",
  [`${VERSION}/up.txt`]: "../../../../page.mdx",
  [`${VERSION}/passwd.txt`]: "/etc/passwd",
};

const socket = createServer();

beforeAll(async () => {
  mkdirSync(root, { recursive: true });
  const git = gitIn(join(top, "repository"));
  git("init");
  for (const path of READABLE) write(path, PLAIN);
  for (const path of SECRETS) write(path, SECRET);
  write("../.gitignore", "/.env\n/secret.txt\n/keys/\n*.key\n/vendor/\ngenerated.mdx\n.docsgen\nenv.txt\n");
  git("add", "--force", "kept.key");
  linkSync(join(top, "secret.txt"), join(root, "hard.txt"));
  for (const [path, target] of Object.entries(LINKS)) link(path, target);
  execFileSync("mkfifo", [join(root, "pipe.txt")]);
  await new Promise<void>((done) => socket.listen(join(root, "socket.txt"), done));
});

afterAll(() => socket.close());

/** The path, what becomes of it as a file of the site, and what as code. */
const WAYS: readonly (readonly [path: string, asSite: string, asCode: string])[] = [
  ["page.mdx", "read", "read"],
  ["deep/../page.mdx", "read", "read"],
  ["to-page.mdx", "read", "read"],
  ["generated.mdx", "read", "ignored"],
  ["../examples/start.py", "outside", "read"],
  ["to-licence.txt", "outside", "read"],
  ["../kept.key", "outside", "read"],
  ["../sub/text.txt", "outside", "read"],
  [`${VERSION}/own.txt`, "read", "read"],
  // A hard link is a file of the project like any other: nothing tells its two names apart.
  ["hard.txt", "read", "read"],
  ["nothing.txt", "missing", "missing"],
  ["deep", "no file", "no file"],
  ["", "no file", "no file"],
  ["pipe.txt", "no file", "no file"],
  ["socket.txt", "no file", "no file"],
  ["page.mdx/x", "missing", "missing"],
  ["page.mdx\0.png", "missing", "missing"],
  ["%2e%2e/secret.txt", "missing", "missing"],
  ["..%2fsecret.txt", "missing", "missing"],
  ["..\\secret.txt", "missing", "missing"],
  ["to-nothing.txt", "missing", "missing"],
  ["to-itself.txt", "missing", "missing"],
  [".env", "private", "private"],
  [".ENV.local", "private", "private"],
  ["deep/.env.production", "private", "private"],
  ["to-env.txt", "private", "private"],
  ["../.env", "outside", "private"],
  ["../.git/config", "outside", "private"],
  ["../.Git/x", "outside", "private"],
  ["../sub/.git/config", "outside", "private"],
  ["to-git.txt", "outside", "private"],
  ["to-git/config", "outside", "private"],
  ["../secret.txt", "outside", "ignored"],
  ["deep/../../secret.txt", "outside", "ignored"],
  ["../keys/private.pem", "outside", "ignored"],
  ["../vendor/text.txt", "outside", "ignored"],
  ["to-ignored.txt", "outside", "ignored"],
  ["../../secret.txt", "outside", "outside"],
  ["../../other/secret.txt", "outside", "outside"],
  ["../../../../../../../../../etc/passwd", "outside", "outside"],
  ["to-passwd.txt", "outside", "outside"],
  ["to-link.txt", "outside", "outside"],
  ["to-above.txt", "outside", "outside"],
  ["to-etc/passwd", "outside", "outside"],
  ["to-root/etc/passwd", "outside", "outside"],
  ["to-environ.txt", "outside", "outside"],
  ["to-cmdline.txt", "outside", "outside"],
  ["to-zero.txt", "no file", "no file"],
  ["to-stdin.txt", "no file", "no file"],
  [`${VERSION}/passwd.txt`, "outside", "outside"],
  [`${VERSION}/up.txt`, "outside", "outside"],
];

const kindOf = (answer: string | { readonly kind: string }) => (typeof answer === "string" ? "read" : answer.kind);

describe("the door to the files of a project", () => {
  const uses: readonly FileUse[] = ["site", "code"];
  for (const [path, asSite, asCode] of WAYS) {
    it(`${JSON.stringify(path)}: ${asSite}, as code ${asCode}`, () => {
      const folder = openFolder(root);
      const answers = uses.map((use) => folder.ask(path, use));
      const kinds = answers.map(kindOf);
      expect(kinds.map((kind) => (kind === "closed" ? "no file" : kind))).toEqual([asSite, asCode]);
      expect(uses.map((use) => folder.text(path, use) === null)).toEqual(kinds.map((kind) => kind !== "read"));
      if (asSite !== "read") expect([folder.head(path, 10), folder.read(path)]).toEqual([null, null]);
      if (path !== "hard.txt") expect(String(answers)).not.toContain(SECRET);
    });
  }

  it("knows what is there without opening it", () => {
    const { exists, isFile } = openFolder(root);
    const paths = ["page.mdx", "deep", "pipe.txt", "gone.mdx", ".env", "to-etc", "to-passwd.txt", "to-page.mdx"];
    expect(paths.filter(exists)).toEqual(["page.mdx", "deep", "pipe.txt", "to-page.mdx"]);
    expect(paths.filter(isFile)).toEqual(["page.mdx", "to-page.mdx"]);
  });

  it("lists what can be read, and says what is wrong with links", () => {
    const entries = openFolder(root).list("");
    const faults = new Map(entries.map(({ name, fault }) => [name, fault]));
    expect([...faults.keys()]).toEqual([...faults.keys()].sort());
    const namesWith = (wanted: string | null) => [...faults.keys()].filter((name) => faults.get(name) === wanted);
    const readable = [".docsgen", "deep", "generated.mdx", "hard.txt", "page.mdx", "to-page.mdx"];
    expect(namesWith(null)).toEqual(readable);
    expect(namesWith("missing").filter((name) => name !== "to-stdin.txt")).toEqual(["to-itself.txt", "to-nothing.txt"]);
    expect(faults.get("to-env.txt")).toBe("outside");
    expect(faults.has(".env")).toBe(false);
  });

  it("goes by the rules in .gitignore where git does not answer, and by none where there is no repository", () => {
    vi.stubEnv("PATH", "");
    const paths = ["../secret.txt", "../keys/private.pem", "../examples/start.py", "generated.mdx"];
    const kinds = paths.map((path) => kindOf(openFolder(root).ask(path, "code")));
    vi.unstubAllEnvs();
    expect(kinds).toEqual(["ignored", "ignored", "read", "ignored"]);
    const alone = temporaryFolder();
    writeFiles(alone, { ".gitignore": "*", "a.py": PLAIN });
    expect(openFolder(alone).text("a.py", "code")).toBe(PLAIN);
  });

  it("follows no .gitignore that is a link where git does not answer, as git does", () => {
    const project = temporaryFolder();
    writeFiles(project, { ".git/HEAD": "", "sub/a.py": PLAIN, "rules.txt": "*" });
    symlinkSync("../rules.txt", join(project, "sub/.gitignore"));
    vi.stubEnv("PATH", "");
    const text = openFolder(project).text("sub/a.py", "code");
    vi.unstubAllEnvs();
    expect(text).toBe(PLAIN);
  });

  it("answers by the repository of the file, whatever repository a hook of git names", () => {
    vi.stubEnv("GIT_DIR", join(top, "elsewhere/.git"));
    const answer = openFolder(root).ask("../secret.txt", "code");
    vi.unstubAllEnvs();
    expect(answer).toEqual({ kind: "ignored" });
  });

  it("never reads a file that is swapped for a link, whenever that happens", () => {
    const folder = openFolder(root);
    const file = join(root, "swapped.txt");
    const spare = join(root, "spare.txt");
    const folderPath = join(root, "swapped");
    write("swapped/secret.txt", PLAIN);
    for (let round = 0; round < 20; round++) {
      write("swapped.txt", PLAIN);
      expect(folder.text("swapped.txt")).toBe(PLAIN);
      symlinkSync(join(top, "secret.txt"), spare);
      renameSync(spare, file);
      expect(folder.text("swapped.txt")).toBeNull();
      unlinkSync(file);
    }
    expect(folder.text("swapped/secret.txt")).toBe(PLAIN);
    rmSync(folderPath, { recursive: true });
    symlinkSync(join(top, "other"), folderPath);
    expect(folder.text("swapped/secret.txt")).toBeNull();
  });

  it("passes over older outputs, whatever their names, and what builds leave beside them", () => {
    write("public/_docsgen/site.json", "{}");
    write("public/index.html", "old");
    write("dist.next-4711/a.mdx", "");
    write("public.notes-4711/a.mdx", "");
    link("also-public", "public");
    const listed = openFolder(root).list("");
    expect(listed.filter(({ name }) => /public|next|notes/.test(name))).toEqual([]);
  });
});
