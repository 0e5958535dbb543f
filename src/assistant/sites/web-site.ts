// Reads a deployed site: the files the assistant needs, whenever they change.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BUNDLE_FOLDER, BUNDLE_INDEX_FILE, type BundleIndex, bundleFileLengths } from "../../search/bundle-files.js";
import { checkBundleFiles } from "../../search/reading/check-bundle-files.js";
import { parseBundleIndex } from "../../search/reading/parse-bundle-index.js";
import { type FetchLimits, FileNotRead, type FileTag, fetchFile, readBody, tooLarge } from "./fetch-file.js";
import {
  type Edition,
  openSite,
  PROXY_RULES_FILE,
  SITE_FILE,
  type SiteReader,
  type SiteSource,
  withoutLogin,
} from "./open-site.js";

export interface WebSiteSettings {
  /** How often to look for a new edition, in seconds. */
  readonly interval: number;
  /** Most bytes of what is fetched of a site. */
  readonly largest: number;
  /** Whether sites may be at addresses of this machine and its network. */
  readonly allowPrivate: boolean;
}

export const DEFAULT_WEB_SITES: WebSiteSettings = { interval: 60, largest: 1_000_000_000, allowPrivate: false };

/** How long a small file may take, and a large one, in milliseconds. */
const LOOK_TIME = 20_000;
const DOWNLOAD_TIME = 5 * 60_000;

const INDEX_FILE = `${BUNDLE_FOLDER}/${BUNDLE_INDEX_FILE}`;

/** The two files that tell editions apart. */
interface Heads {
  readonly site: Buffer;
  readonly index: Buffer;
}

export function webSite(domain: string, source: SiteSource, settings: WebSiteSettings): SiteReader {
  const look: FetchLimits = { allowPrivate: settings.allowPrivate, timeoutMs: LOOK_TIME };
  let known: { readonly hash: string; readonly site: FileTag; readonly index: FileTag } | null = null;

  async function fetchHead(path: string, tag: FileTag | null) {
    const file = await fetchFile(addressOf(source, path), tag, look);
    if (file.kind === "missing") throw notASite(source);
    if (file.kind === "unchanged") return null;
    return { bytes: await readBody(file.body, settings.largest), tag: file.tag };
  }

  return {
    every: settings.interval * 1000,
    async next() {
      const [changedSite, changedIndex] = await Promise.all([
        fetchHead(SITE_FILE, known?.site ?? null),
        fetchHead(INDEX_FILE, known?.index ?? null),
      ]);
      if (changedSite === null && changedIndex === null) return null;
      const site = changedSite ?? (await fetchHead(SITE_FILE, null));
      const index = changedIndex ?? (await fetchHead(INDEX_FILE, null));
      if (site === null || index === null) throw new FileNotRead("The site's server answers 304 unasked.", false);
      const hash = createHash("sha256").update(site.bytes).update(index.bytes).digest("hex");
      const isNew = hash !== known?.hash;
      const edition = isNew
        ? await download({ domain, source, settings }, { site: site.bytes, index: index.bytes })
        : null;
      known = { hash, site: site.tag, index: index.tag };
      return edition;
    },
  };
}

interface Downloading {
  readonly domain: string;
  readonly source: SiteSource;
  readonly settings: WebSiteSettings;
}

/** An edition whose files fit each other: while a site is being deployed, some are still those of the last. */
async function download({ domain, source, settings }: Downloading, heads: Heads): Promise<Edition> {
  const index = parseBundleIndex(heads.index, withoutLogin(source.from));
  checkSize(heads, index, settings.largest);
  const folder = await mkdtemp(join(tmpdir(), "docsgen-site-"));
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => {});
  try {
    await write(folder, SITE_FILE, heads.site);
    await write(folder, INDEX_FILE, heads.index);
    const edition = createHash("sha256").update(heads.index).digest("hex").slice(0, 16);
    const limits = { allowPrivate: settings.allowPrivate, timeoutMs: DOWNLOAD_TIME };
    for (const [name, length] of bundleFileLengths(index)) {
      const path = `${BUNDLE_FOLDER}/${name}`;
      // A part's name is the same in every edition: the query keeps caches on the way from answering with an older one.
      const file = await fetchFile(addressOf(source, path, edition), null, limits);
      if (file.kind !== "file") throw notASite(source);
      await save(file.body, join(folder, path), length);
    }
    const rules = await fetchFile(addressOf(source, PROXY_RULES_FILE, edition), null, limits);
    if (rules.kind === "file") await write(folder, PROXY_RULES_FILE, await readBody(rules.body, settings.largest));
    await checkBundleFiles(folder, index, withoutLogin(source.from)).catch((cause: unknown) => {
      throw misfit({ cause });
    });
    const opened = await openSite({ domain, source, dist: folder });
    // Open files can be read on; where the system does not let go of their names, they are removed at the end.
    await remove();
    const close = async () => {
      await opened.close();
      await remove();
    };
    return { ...opened, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

function checkSize(heads: Heads, index: BundleIndex, largest: number): void {
  const sizes = [heads.site.length, heads.index.length, ...bundleFileLengths(index).values()];
  if (sizes.reduce((sum, each) => sum + each, 0) > largest) throw tooLarge(largest);
}

/** Fails where the body has another length than the index says. */
async function save(body: AsyncIterable<Buffer>, path: string, length: number): Promise<void> {
  async function* measured(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const piece of body) {
      size += piece.length;
      if (size > length) throw misfit();
      yield piece;
    }
    if (size < length) throw misfit();
  }
  await pipeline(measured, createWriteStream(path));
}

function misfit(options?: ErrorOptions): FileNotRead {
  return new FileNotRead("The files of the site do not fit each other: it is being deployed.", false, options);
}

async function write(folder: string, file: string, bytes: Buffer): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

function addressOf({ from }: SiteSource, path: string, edition: string | null = null): URL {
  const url = new URL(from);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
  url.search = edition === null ? "" : `?edition=${edition}`;
  url.hash = "";
  return url;
}

function notASite({ from }: SiteSource): FileNotRead {
  return new FileNotRead(`${withoutLogin(from)} does not serve a site built by docsgen.`, true);
}
