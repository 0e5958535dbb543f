// Reads a Docusaurus site: docs with versions and languages, sidebars, pages, redirects.
import { basename, dirname, join, resolve } from "node:path";
import { Gathered, leaveUnknown, names } from "../gather.js";
import { groupsOf, listsPages, tabsOf, withoutEmpty } from "../navigation.js";
import type { NavigationNode, OldPage, OldSite } from "../old-site.js";
import { isMarkdown, scriptAt } from "../reading.js";
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

/** A set of docs with versions of its own: that of the preset, or of a plug-in with an id. */
interface Docs {
  /** Empty for that of the preset. */
  readonly id: string;
  /** What the names of its versioned files begin with. */
  readonly start: string;
  readonly options: Values;
}

/** A version of the site: where it is, and whether readers see it first. */
interface Edition {
  /** Null for the current docs. */
  readonly version: string | null;
  readonly path: string;
  readonly isDefault: boolean;
}

function setOf(options: Values): Docs {
  const id = textOf(options["id"])?.replace(/^default$/, "") ?? "";
  return { id, start: id && `${id}_`, options };
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
    const filled = translated.filter(listsPages);
    return filled.length === 0
      ? main
      : { languages: [{ language: languageCode(String(defaultLocale)), default: true, ...main }, ...filled] };
  }

  private async versions(locale: string | null): Promise<Values> {
    const [main = setOf({})] = this.sets();
    const names = this.versionNames(main);
    const last = this.lastVersion(main);
    if (names.length === 0) return this.tabs(locale, { version: null, path: "", isDefault: true });
    const current = main.options["includeCurrentVersion"] === false ? [] : [null];
    const all: Values[] = [];
    for (const version of last === null ? [null, ...names] : [...names, ...current]) {
      const said = objectOf(objectOf(main.options["versions"])[version ?? "current"]);
      const isDefault = version === last;
      const path = textOf(said["path"]) ?? (isDefault ? "" : (version ?? "next"));
      all.push({
        version: textOf(said["label"]) ?? version ?? "Next",
        ...(isDefault ? { default: true } : null),
        ...(await this.tabs(locale, { version, path, isDefault })),
      });
    }
    return { versions: all.filter(listsPages) };
  }

  private versionNames({ start }: Docs): string[] {
    const file = join(this.root, `${start}versions.json`);
    const { files } = this.gathered;
    return files.exists(file) ? (JSON.parse(files.read(file)) as string[]) : [];
  }

  /** The version that is shown first; null for the current docs. */
  private lastVersion(set: Docs): string | null {
    const last = textOf(set.options["lastVersion"]) ?? this.versionNames(set)[0] ?? "current";
    return last === "current" ? null : last;
  }

  private async tabs(locale: string | null, { version, path, isDefault }: Edition): Promise<Values> {
    const tabs: { tab: string; groups: NavigationNode[] }[] = [];
    for (const [at, set] of this.sets().entries()) {
      // Other sets stand beside the first version, each with its own last one.
      if (at > 0 && !isDefault) continue;
      const own = at === 0 ? version : this.lastVersion(set);
      const folder = this.folderOf(set, locale, own);
      const way = [locale ?? "", textOf(set.options["routeBasePath"]) ?? "docs", at === 0 ? path : ""];
      const from = { folder, prefix: way.join("/"), gathered: this.gathered };
      const docs = readDocs(from);
      this.pages.push(...docs);
      this.folders.push(folder);
      for (const [id, items] of Object.entries(await this.sidebars(set, own))) {
        const entries = sidebarEntries(items, { ...from, docs });
        const name = this.labelOfSidebar(id) ?? (set.id || "Documentation");
        tabs.push({ tab: name, groups: withoutEmpty(groupsOf(entries, name)) });
      }
    }
    return tabsOf(tabs);
  }

  /** Some sites copy the current docs to the folder of a version only when they are built. */
  private folderOf({ id, start, options }: Docs, locale: string | null, version: string | null): string {
    const name = version === null ? "current" : `version-${version}`;
    if (locale !== null)
      return join(this.root, "i18n", locale, `docusaurus-plugin-content-docs${id && `-${id}`}`, name);
    const versioned = join(this.root, `${start}versioned_docs`, name);
    return this.gathered.files.exists(versioned) ? versioned : resolve(this.root, textOf(options["path"]) ?? "docs");
  }

  private async sidebars({ start, options }: Docs, version: string | null): Promise<Values> {
    const path =
      version === null
        ? (textOf(options["sidebarPath"]) ?? `${start}sidebars.js`)
        : `${start}versioned_sidebars/version-${version}-sidebars.json`;
    const written = resolve(this.root, path);
    const { files } = this.gathered;
    const found = files.isFile(written) ? written : scriptAt(written, files);
    return found === undefined ? { docs: [{ type: "autogenerated", dirName: "." }] } : this.gathered.settingsIn(found);
  }

  private labelOfSidebar(id: string): string | null {
    const items = listOf(objectOf(objectOf(this.config["themeConfig"])["navbar"])["items"]).map(objectOf);
    return textOf(items.find(({ type, sidebarId }) => type === "docSidebar" && sidebarId === id)?.["label"]);
  }

  private presetOptions(): Values {
    return objectOf(listOf(listOf(this.config["presets"])[0])[1]);
  }

  private sets(): Docs[] {
    const { docs } = this.presetOptions();
    const more = this.plugins().filter(({ name }) => name.includes("content-docs"));
    return [...(docs === false ? [] : [setOf(objectOf(docs))]), ...more.map(({ options }) => setOf(options))];
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
