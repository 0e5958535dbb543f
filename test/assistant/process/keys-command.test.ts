// `docsgen keys` as operators call it: what it prints where, and what it warns of.
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../../src/assistant/store/open-store.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { docsgen } from "../../running.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { startPostgres } from "../support/postgres.js";

const DAY = 86_400_000;

const root = temporaryFolder();
const postgres = await startPostgres();
closeAfterTests({ close: postgres.stop });

const keys = (address: string, ...args: readonly string[]) => docsgen(["keys", ...args, "--store", address]);

describe.each([
  ["SQLite", `sqlite:${join(root, "sites.db")}`],
  ["Postgres", postgres.address],
])("the domain of a new key, in %s", async (_name, address) => {
  const store = await openStore(address);
  closeAfterTests(store);
  const warnings = async (domain: string) => {
    const { code, stdout, stderr } = await keys(address, "create", "--domain", domain);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^svc_dsc_\w{32}\n$/)]);
    const [created, ...others] = stderr.trim().split("\n");
    expect(created).toMatch(/^Created key_\w+ for .+ \(default\)\. Save the key now/);
    return others;
  };

  test("could not be checked where no server has run, or none for a month", async () => {
    const notice = [
      'Whether a server serves "acme" could not be checked: none has used this store in the last 30 days.',
    ];
    expect(await warnings("acme")).toEqual(notice);
    await store.sites.note(["acme"], Date.now() - 31 * DAY);
    expect(await warnings("acme")).toEqual(notice);
  });

  test("is one that a server served within a month, or it is warned of", async () => {
    await store.sites.note(["old", "acme"], Date.now() - 31 * DAY);
    await store.sites.note(["acme", "beta"], Date.now() - 29 * DAY);
    expect(await warnings("acme")).toEqual([]);
    const warning = (domain: string) => `Warning: no server of this store serves "${domain}". It serves: acme, beta.`;
    expect(await warnings("acmee")).toEqual([warning("acmee")]);
    expect(await warnings("old")).toEqual([warning("old")]);
  });
});

describe("keys", () => {
  let count = 0;
  let address = "";
  beforeEach(() => {
    address = `sqlite:${join(root, `keys-${++count}.db`)}`;
  });
  const create = async (...args: readonly string[]) => (await keys(address, "create", ...args)).stdout.trim();
  const list = async (...args: readonly string[]) => (await keys(address, "list", ...args)).stdout;
  const listed = async () => JSON.parse(await list("--format", "json"));

  test("are listed as a table and as JSON, without the keys themselves", async () => {
    const made = await create("--domain", "acme", "--org", "acme-inc", "--label", "public site");
    await create("--domain", "beta");
    const [acme, beta] = await listed();
    const today = acme.createdAt.slice(0, 10);
    const table = (await list()).split("\n").map((line) => line.trim().split(/ {2,}/));
    expect(table).toEqual([
      ["ID", "KEY", "DOMAIN", "ORGANISATION", "LABEL", "CREATED", "LAST USED", "STATE"],
      [acme.id, acme.hint, "acme", "acme-inc", "public site", today, "-", "valid"],
      [beta.id, beta.hint, "beta", "default", "-", today, "-", "valid"],
      [""],
    ]);
    expect(acme).toEqual({
      id: expect.stringMatching(/^key_\w{12}$/),
      hint: `${made.slice(0, 12)}…${made.slice(-4)}`,
      domain: "acme",
      organisation: "acme-inc",
      label: "public site",
      origins: null,
      hasSearchParts: false,
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
      replacedAt: null,
    });
    expect(await list("--domain", "beta")).not.toContain(acme.id);
    expect(`${await list()}${await list("--format", "json")}`).not.toContain(made);
  });

  test("that there are none of are said on stderr", async () => {
    await create("--domain", "acme");
    const { stdout, stderr } = await keys(address, "list", "--domain", "beta");
    expect(stdout).toBe("");
    expect(stderr).toContain('There are no keys for "beta". Create one with: docsgen keys create --domain beta');
  });

  test("expire and are for pages of some origins", async () => {
    const origins = ["https://docs.example.com/guide", "https://a.example"];
    await create("--domain", "acme", "--expires", "90d", "--origin", ...origins);
    const [{ createdAt, expiresAt, ...key }] = await listed();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(90 * DAY);
    expect(key.origins).toEqual(["https://docs.example.com", "https://a.example"]);
    expect(await list()).toContain(expiresAt.slice(0, 10));
  });

  test.each([
    ["--expires", "2020-01-31", "--expires 2020-01-31 is not in the future."],
    ["--expires", "soon", "--expires soon is not in the future."],
    ["--origin", "docs.example.com", '"docs.example.com" is not an origin.'],
  ])("are refused with %s %s", async (option, value, message) => {
    const { code, stdout, stderr } = await keys(address, "create", "--domain", "acme", option, value);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  test("are rotated once, and the old one ends after the days of grace", async () => {
    const old = await create("--domain", "acme", "--label", "site", "--origin", "https://docs.example.com");
    const { stdout, stderr } = await keys(address, "rotate", old, "--grace", "3");
    expect(stdout).toMatch(/^svc_dsc_\w{32}\n$/);
    expect(stdout.trim()).not.toBe(old);
    const [before, after] = await listed();
    expect(Date.parse(before.expiresAt) - Date.parse(before.replacedAt)).toBe(3 * DAY);
    expect(stderr).toBe(`Created ${after.id}. The old key is valid until ${before.expiresAt.slice(0, 10)}.\n`);
    const origins = ["https://docs.example.com"];
    expect(after).toMatchObject({ domain: "acme", label: "site", origins, expiresAt: null });
    const short = await create("--domain", "acme", "--expires", "2d");
    const { stderr: told } = await keys(address, "rotate", short);
    const expiring = (await listed()).find(({ hint }: { hint: string }) => hint.startsWith(short.slice(0, 12)));
    expect(Date.parse(expiring.expiresAt) - Date.parse(expiring.createdAt)).toBe(2 * DAY);
    expect(told).toContain(`The old key is valid until ${expiring.expiresAt.slice(0, 10)}.`);

    const again = await keys(address, "rotate", old);
    expect([again.code, again.stdout]).toEqual([2, ""]);
    expect(again.stderr).toContain(`There is no valid key "${old.slice(0, 12)}…" that can be rotated.`);
  });
});
