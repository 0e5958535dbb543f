// Reads a Docusaurus site: docs with versions and languages, sidebars, pages, redirects.
import { basename, dirname, join, resolve } from "node:path";
import { Gathered, leaveUnknown, names } from "../gather.js";
import { groupsOf, tabsOf, withoutEmpty } from "../navigation.js";
import type { OldPage, OldSite } from "../old-site.js";
import { isMarkdown } from "../reading.js";
import { Called } from "../script-values.js";
import { basePath, cleanAddress, languageCode, listOf, objectOf, textOf, type Values } from "../values.js";
import { readBlog } from "./docusaurus-blog.js";
import { docusaurusSettings } from "./docusaurus-settings.js";
import { readDocs, sidebarEntries } from "./docusaurus-sidebar.js";

const KNOWN = names(
  "title tagline url baseUrl favicon presets plugins themes themeConfig i18n projectName organizationName onBrokenLinks " +
    "onBrokenMarkdownLinks onBrokenAnchors onDuplicateRoutes markdown future trailingSlash deploymentBranch noIndex " +
    "navbar footer colorMode prism metadata image docs tableOfContents announcementBar algolia customFields stylesheets scripts headTags",
);

export async function readDocusaurus(file: string): Promise<OldSite> {
  const root = dirname(file);
  const gathered = new Gathered(root, file);
  const config = await gathered.settingsIn(file);
  const theme = objectOf(config["themeConfig"]);
  leaveUnknown({ ...config, ...theme }, KNOWN, gathered);
  for (const key of ["headTags", "stylesheets", "scripts"])
    if (listOf(config[key]).length > 0) gathered.leave(`"${key}": put elements for every page into slots/head.jsx.`);
  const reader = new DocusaurusReader(root, config, gathered);
  const navigation = await reader.navigation();
  reader.otherPages();
  reader.pluginRedirects();
  return {
    dialect: "docusaurus",
    hasMarkdown: /^(?:md|detect)$/.test(String(objectOf(config["markdown"])["format"])),
    settings: docusaurusSettings(config, reader.target),
    base: basePath(config["baseUrl"]),
    url: textOf(config["url"]),
    navigation,
    ...gathered.found(),
    pages: reader.pages,
    statics: [join(root, "static")],
    content: reader.folders,
  };
}

interface Instance {
  readonly folder: string;
  readonly prefix: string;
  readonly sidebar: unknown;
  readonly label: string | null;
}

class DocusaurusReader {
  readonly pages: OldPage[] = [];
  readonly folders: string[] = [];

  constructor(
    private readonly root: string,
    private readonly config: Values,
    private readonly gathered: Gathered,
  ) {}

  /** An address within the site that settings name. */
  readonly target = (to: string | null): string | null => to && (/^[a-z]+:/i.test(to) ? to : cleanAddress(to));

  async navigation(): Promise<Values> {
    const { defaultLocale = "en", locales = [] } = objectOf(this.config["i18n"]);
    const main = await this.versions(null);
    const others = listOf(locales).flatMap((each) =>
      each === defaultLocale || typeof each !== "string" ? [] : [each],
    );
    const translated: Values[] = [];
    for (const locale of others)
      if (this.gathered.files.exists(join(this.root, "i18n", locale)))
        translated.push({ language: languageCode(locale), ...(await this.versions(locale)) });
    return translated.length === 0
      ? main
      : { languages: [{ language: languageCode(String(defaultLocale)), default: true, ...main }, ...translated] };
  }

  private async versions(locale: string | null): Promise<Values> {
    const versions = this.versionNames();
    if (versions.length === 0) return this.tabs(locale, null);
    const current = objectOf(objectOf(this.docsOptions()["versions"])["current"]);
    const last = textOf(this.docsOptions()["lastVersion"]) ?? versions[0];
    const all: Values[] = [];
    for (const version of [...(last === "current" ? [null] : []), ...versions, ...(last === "current" ? [] : [null])]) {
      const name = version ?? textOf(current["label"]) ?? "Next";
      const isDefault = (version ?? "current") === last;
      all.push({
        version: name,
        ...(isDefault ? { default: true } : null),
        ...(await this.tabs(locale, version, isDefault)),
      });
    }
    return { versions: all };
  }

  private versionNames(): string[] {
    const file = join(this.root, "versions.json");
    const { files } = this.gathered;
    return files.exists(file) ? (JSON.parse(files.read(file)) as string[]) : [];
  }

  private async tabs(locale: string | null, version: string | null, isDefault = true): Promise<Values> {
    const tabs: { tab: string; groups: ReturnType<typeof groupsOf> }[] = [];
    for (const instance of this.instances()) {
      const folder = this.folderOf(instance, locale, version);
      const way = [locale ?? "", instance.prefix, isDefault ? "" : (version ?? "next")].join("/");
      const from = { folder, prefix: way, gathered: this.gathered };
      const docs = readDocs(from);
      this.pages.push(...docs);
      this.folders.push(folder);
      const file =
        version === null ? instance.sidebar : join(this.root, "versioned_sidebars", `version-${version}-sidebars.json`);
      for (const [id, items] of Object.entries(await this.sidebars(file))) {
        const entries = sidebarEntries(items, { ...from, docs });
        const name = this.labelOfSidebar(id) ?? instance.label ?? "Documentation";
        tabs.push({ tab: name, groups: withoutEmpty(groupsOf(entries, name)) });
      }
    }
    return tabsOf(tabs);
  }

  private folderOf({ folder }: Instance, locale: string | null, version: string | null): string {
    const own = version === null ? "current" : `version-${version}`;
    if (locale !== null) return join(this.root, "i18n", locale, "docusaurus-plugin-content-docs", own);
    return version === null ? folder : join(this.root, "versioned_docs", own);
  }

  private async sidebars(file: unknown): Promise<Values> {
    const path = textOf(file);
    const generated = { docs: [{ type: "autogenerated", dirName: "." }] };
    if (path === null) return generated;
    const found = resolve(this.root, path);
    if (!this.gathered.files.exists(found)) return generated;
    return this.gathered.settingsIn(found);
  }

  private labelOfSidebar(id: string): string | null {
    const items = listOf(objectOf(objectOf(this.config["themeConfig"])["navbar"])["items"]).map(objectOf);
    return textOf(items.find(({ type, sidebarId }) => type === "docSidebar" && sidebarId === id)?.["label"]);
  }

  private presetOptions(): Values {
    return objectOf(listOf(listOf(this.config["presets"])[0])[1]);
  }

  private docsOptions(): Values {
    return objectOf(this.presetOptions()["docs"]);
  }

  private instances(): Instance[] {
    const instance = (options: Values, label: string | null): Instance => ({
      folder: resolve(this.root, textOf(options["path"]) ?? "docs"),
      prefix: textOf(options["routeBasePath"]) ?? "docs",
      sidebar:
        options["sidebarPath"] ?? (this.gathered.files.exists(join(this.root, "sidebars.js")) ? "sidebars.js" : null),
      label,
    });
    const more = this.plugins().filter(({ name }) => name.includes("content-docs"));
    const main = this.presetOptions()["docs"] === false ? [] : [instance(this.docsOptions(), null)];
    return [...main, ...more.map(({ options }) => instance(options, textOf(options["id"])))];
  }

  private plugins(): { readonly name: string; readonly options: Values }[] {
    return listOf(this.config["plugins"]).flatMap((each) => {
      const [name, options] = Array.isArray(each) ? each : [each];
      const written = name instanceof Called ? name.name : textOf(name);
      return written === null ? [] : [{ name: written, options: objectOf(options) }];
    });
  }

  pluginRedirects(): void {
    for (const { name, options } of this.plugins()) {
      if (name.includes("client-redirects"))
        for (const { from, to } of listOf(options["redirects"]).map(objectOf))
          for (const source of Array.isArray(from) ? from : [from])
            this.gathered.redirects.push({
              source: cleanAddress(String(source)),
              destination: cleanAddress(String(to)),
            });
      else if (!name.includes("content-docs")) this.gathered.leave(`The plug-in "${name}" has no counterpart.`);
    }
  }

  /** Pages outside the docs, and the blog. */
  otherPages(): void {
    const pages = join(this.root, "src/pages");
    this.folders.push(pages);
    for (const path of this.gathered.files.below(pages)) {
      const address = cleanAddress(path.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, ""));
      if (isMarkdown(path)) this.pages.push({ file: join(pages, path), address, isFolder: false });
      else if (
        /\.[jt]sx?$/.test(path) &&
        !/(?:^|\/)_|\.(?:test|module)\./.test(path) &&
        !basename(dirname(path)).startsWith("_")
      )
        this.lose(address, path);
    }
    const options = this.presetOptions()["blog"];
    const blog = options === false ? null : readBlog(this.root, objectOf(options), this.gathered);
    if (blog === null) return;
    this.folders.push(blog.folder);
    this.pages.push(...blog.posts);
  }

  private lose(address: string, path: string): void {
    this.gathered.lost.push(address);
    this.gathered.leave(`The page "${address}" is a React component. Write it as MDX.`, `src/pages/${path}`);
  }
}
