// Says where a link of an old page leads in the new project: to a page, or to a file that is copied.
import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { decodePath } from "../../shared/encode-path.js";
import type { OldPage, OldSite } from "./old-site.js";
import { aliasedFile } from "./reading.js";
import { cleanAddress } from "./values.js";

export interface Resolver {
  /** The new target of a link in a page. Files that it names are added to `copies`. */
  readonly target: (written: string, page: OldPage) => string;
  /** Absolute files by their new path. */
  readonly copies: ReadonlyMap<string, string>;
}

export function createResolver({ pages, dialect, content, statics, root, base }: OldSite): Resolver {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byAddress = new Set(pages.map(({ address }) => address));
  const copies = new Map<string, string>();
  const translations = new Map<string, OldPage>(
    pages.flatMap((page) => {
      const { locale, plain } = page.translation ?? {};
      return plain === undefined ? [] : [[`${locale}:${plain}`, page] as const];
    }),
  );
  /** The page of a file, in the language of the page that names it where there is a translation. */
  const pageFile = (path: string, { translation }: Partial<OldPage> = {}): OldPage | undefined => {
    const files = ["", ".md", ".mdx", "/index.md", "/index.mdx", "/README.md"].map(
      (ending) => path.replace(/\/$/, "") + ending,
    );
    const own = translation && [translation.locale, ""].flatMap((locale) => files.map((file) => `${locale}:${file}`));
    return (
      own?.map((key) => translations.get(key)).find(Boolean) ?? files.map((file) => byFile.get(file)).find(Boolean)
    );
  };
  const newPath = (file: string): string => {
    const folder = dialect === "docusaurus" ? root : (content.find((each) => file.startsWith(each + sep)) ?? root);
    const path = relative(folder, file).split(sep).join("/");
    return path.startsWith("..") ? `files/${posix.basename(path)}` : path.replace(/^src\//, "");
  };
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const copied = (file: string): string => {
    const path = newPath(file);
    copies.set(path, file);
    return `/${path.split("/").map(encodeURIComponent).join("/")}`;
  };
  return {
    copies,
    target: (written, page) => {
      const [, path = "", rest = ""] =
        /^([^?#]*)(.*)$/.exec(written.replace(/^@site\/static/, "").replace(/^pathname:\/\//, "")) ?? [];
      if (path === "" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) return written;
      const plain = decodePath(path);
      const aliased = aliasedFile(plain, { root, dialect });
      if (aliased !== null) return isFile(aliased) ? copied(aliased) : written;
      if (path.startsWith("/")) {
        const own = base !== "" && `${plain}/`.startsWith(`${base}/`) ? plain.slice(base.length) || "/" : plain;
        const found = content.map((each) => pageFile(join(each, own))).find(Boolean);
        if (found) return found.address + rest;
        const clean = cleanAddress(own.replace(/(?:\/index)?\.(?:html|mdx?)$/, ""));
        if (byAddress.has(clean)) return clean + rest;
        const asset = statics.some((each) => isFile(join(each, own)))
          ? null
          : content.map((each) => join(each, own)).find(isFile);
        return asset ? copied(asset) + rest : own + rest;
      }
      const file = join(dirname(page.file), plain);
      const found = pageFile(file, page);
      if (found) return found.address + rest;
      const translated = file.replace(/(?=\.[^./]+$)/, `.${page.translation?.locale ?? ""}`);
      if (page.translation?.locale && isFile(translated)) return copied(translated) + rest;
      if (isFile(file)) return copied(file) + rest;
      const from = page.isFolder ? page.address : posix.dirname(page.address);
      const address = cleanAddress(posix.join(from, plain.replace(/(?:\/?index)?\.html$/, "")));
      return byAddress.has(address) ? address + rest : written;
    },
  };
}
