// Ways to a file that no page may show. Each is tried as a file of the site and as code that a page shows.
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type FileUse, openFolder } from "../../src/files/open-folder.js";
import { temporaryFolder } from "../temporary-folder.js";

const top = temporaryFolder();
const root = join(top, "repository/docs");
const SECRET = "key=4711";
const PLAIN = "open";

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const link = (path: string, target: string) => symlinkSync(target, join(root, path));
const git = (folder: string, ...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });

const socket = createServer();

beforeAll(async () => {
  const repository = join(top, "repository");
  mkdirSync(root, { recursive: true });
  git(repository, "init");
  for (const [path, text] of Object.entries({
    "page.mdx": PLAIN,
    "deep/page.mdx": PLAIN,
    "generated.mdx": PLAIN,
    "../examples/start.py": PLAIN,
    "../LICENSE": PLAIN,
    ".env": SECRET,
    ".ENV.local": SECRET,
    "deep/.env.production": SECRET,
    "../.env": SECRET,
    "../secret.txt": SECRET,
    "../keys/private.pem": SECRET,
    "../kept.key": PLAIN,
    "../../secret.txt": SECRET,
    "../../other/secret.txt": SECRET,
    "../sub/.git/config": SECRET,
    "../sub/text.txt": PLAIN,
    "../.Git/x": SECRET,
    "../vendor/.git/HEAD": SECRET,
    "../vendor/text.txt": SECRET,
    ".docsgen/versions/0123456789012345678901234567890123456789/1/own.txt": PLAIN,
    "../.gitignore": "/.env\n/secret.txt\n/keys/\n*.key\n/vendor/\ngenerated.mdx\n.docsgen\nenv.txt\n",
  }))
    write(path, text);
  git(repository, "add", "--force", "kept.key");
  linkSync(join(top, "secret.txt"), join(root, "hard.txt"));
  link("to-passwd.txt", "/etc/passwd");
  link("to-environ.txt", "/proc/self/environ");
  link("to-cmdline.txt", "/proc/self/cmdline");
  link("to-cwd", "/proc/self/cwd");
  link("to-root", "/proc/self/root");
  link("to-etc", "/etc");
  link("to-above.txt", "../../secret.txt");
  link("to-ignored.txt", "../secret.txt");
  link("to-env.txt", ".env");
  link("to-git.txt", "../.git/config");
  link("to-git", "../.git");
  link("to-link.txt", "to-passwd.txt");
  link("to-nothing.txt", "nothing.txt");
  link("to-itself.txt", "to-itself.txt");
  link("to-zero.txt", "/dev/zero");
  link("to-stdin.txt", "/dev/stdin");
  link("to-page.mdx", "deep/page.mdx");
  link("to-licence.txt", "../LICENSE");
  link(".docsgen/versions/0123456789012345678901234567890123456789/1/up.txt", "../../../../page.mdx");
  link(".docsgen/versions/0123456789012345678901234567890123456789/1/passwd.txt", "/etc/passwd");
  execFileSync("mkfifo", [join(root, "pipe.txt")]);
  await new Promise<void>((done) => socket.listen(join(root, "socket.txt"), done));
});

afterAll(() => {
  socket.close();
});

const VERSION = ".docsgen/versions/0123456789012345678901234567890123456789/1";

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

describe("the door to the files of a project", () => {
  const uses: readonly FileUse[] = ["site", "code"];
  for (const [path, asSite, asCode] of WAYS) {
    it(`${JSON.stringify(path)}: ${asSite}, as code ${asCode}`, () => {
      const folder = openFolder(root);
      const answers = uses.map((use) => folder.ask(path, use));
      const kinds = answers.map((answer) => (typeof answer === "string" ? "read" : answer.kind));
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
    expect([...faults].filter(([, fault]) => fault === null).map(([name]) => name)).toEqual([
      ".docsgen",
      "deep",
      "generated.mdx",
      "hard.txt",
      "page.mdx",
      "to-page.mdx",
    ]);
    expect(
      [...faults].filter(([name, fault]) => fault === "missing" && name !== "to-stdin.txt").map(([name]) => name),
    ).toEqual(["to-itself.txt", "to-nothing.txt"]);
    expect(faults.get("to-env.txt")).toBe("outside");
    expect(faults.has(".env")).toBe(false);
  });

  it("goes by the rules in .gitignore where git does not answer, and by none where there is no repository", () => {
    vi.stubEnv("PATH", "");
    const kindOf = (path: string) => {
      const answer = openFolder(root).ask(path, "code");
      return typeof answer === "string" ? "read" : answer.kind;
    };
    const kinds = ["../secret.txt", "../keys/private.pem", "../examples/start.py", "generated.mdx"].map(kindOf);
    vi.unstubAllEnvs();
    expect(kinds).toEqual(["ignored", "ignored", "read", "ignored"]);
    const alone = temporaryFolder();
    writeFileSync(join(alone, ".gitignore"), "*");
    writeFileSync(join(alone, "a.py"), PLAIN);
    expect(openFolder(alone).text("a.py", "code")).toBe(PLAIN);
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
    mkdirSync(folderPath);
    writeFileSync(join(folderPath, "secret.txt"), PLAIN);
    for (let round = 0; round < 20; round++) {
      writeFileSync(file, PLAIN);
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
    const names = openFolder(root)
      .list("")
      .map(({ name }) => name);
    expect(names.filter((name) => /public|next|notes/.test(name))).toEqual([]);
  });
});
