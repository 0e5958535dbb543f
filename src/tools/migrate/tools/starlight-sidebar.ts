// Reads the sidebar of a Starlight site, written or generated from folders.
import type { Gathered } from "../gather.js";
import { entryOf, type NavigationNode, type OldPage } from "../old-site.js";
import { readOldFile } from "../reading.js";
import { cleanAddress, objectOf, textOf, titleOfName } from "../values.js";

interface SidebarSite {
  readonly folder: string;
  readonly pages: readonly OldPage[];
  readonly gathered: Gathered;
  /** The folder of the main language. */
  readonly main: string;
}

/** The sidebar as entries of a navigation. */
export class StarlightSidebar {
  private readonly addresses: ReadonlySet<string>;

  constructor(private readonly site: SidebarSite) {
    this.addresses = new Set(site.pages.map(({ address }) => address));
  }

  sidebar(written: unknown, locale: string): NavigationNode[] {
    if (!Array.isArray(written)) return this.generated("", locale);
    return written.flatMap((item) => this.entry(item, locale));
  }

  private entry(item: unknown, locale: string): NavigationNode[] {
    const said = objectOf(item);
    const label =
      textOf(objectOf(said["translations"])[locale]) ?? textOf(said["label"]) ?? textOf(objectOf(said["label"])["en"]);
    const slug = textOf(item) ?? textOf(said["slug"]);
    const generated = textOf(objectOf(said["autogenerate"])["directory"]);
    if (slug !== null) return this.named(label, slug, locale);
    if (Array.isArray(said["items"]))
      return [{ group: label ?? "", pages: said["items"].flatMap((each) => this.entry(each, locale)) }];
    if (generated !== null) {
      const pages = this.generated(generated, locale);
      return label === null ? pages : [{ group: label, pages }];
    }
    const link = textOf(said["link"]);
    if (link === null) return [];
    return /^[a-z]+:/i.test(link)
      ? this.site.gathered.entry(label, link, this.addresses)
      : this.named(label, link, locale);
  }

  /** The page of a language, or nothing where only its original is there: docsgen puts that in its place. */
  private named(label: string | null, path: string, locale: string): NavigationNode[] {
    const address = cleanAddress(`/${locale}/${path}`);
    const isOriginal = this.addresses.has(cleanAddress(`/${this.site.main}/${path}`));
    if (!this.addresses.has(address) && isOriginal) return [];
    return this.site.gathered.entry(label, address, this.addresses);
  }

  /** The pages of a folder in the order that they ask for. */
  private generated(directory: string, locale: string): NavigationNode[] {
    const start = `${[this.site.folder, locale, directory].filter((each) => each !== "").join("/")}/`;
    const below = this.site.pages.filter(({ file }) => file.startsWith(start));
    const others = locale === "" && directory === "" ? this.localeFolders() : new Set<string>();
    const own = below.filter(({ file }) => !file.slice(start.length).includes("/"));
    const folders = new Set(
      below.flatMap(({ file }) =>
        file.slice(start.length).includes("/") ? [file.slice(start.length).split("/")[0] ?? ""] : [],
      ),
    );
    const entries = own.flatMap((page) => this.ofPage(page));
    entries.sort((a, b) => (a.order === b.order ? a.name.localeCompare(b.name) : a.order - b.order));
    const groups = [...folders]
      .filter((each) => !others.has(each))
      .map((name): NavigationNode => {
        return {
          group: titleOfName(name),
          pages: this.generated([directory, name].filter((each) => each !== "").join("/"), locale),
        };
      });
    return [...entries.map(({ entry }) => entry), ...groups];
  }

  private ofPage({
    file,
    address,
  }: OldPage): { readonly order: number; readonly name: string; readonly entry: string }[] {
    const { matter } = readOldFile(this.site.gathered.files, file);
    const { label, order, hidden } = objectOf(matter["sidebar"]);
    if (hidden === true || matter["template"] === "splash") return [];
    const name = textOf(label);
    if (name !== null) this.site.gathered.labels.set(address, name);
    return [
      { order: typeof order === "number" ? order : Number.POSITIVE_INFINITY, name: file, entry: entryOf(address) },
    ];
  }

  /** Folders of other languages are no groups. */
  private localeFolders(): Set<string> {
    return new Set(
      this.site.pages.flatMap(({ address }) =>
        /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i.test(address) ? [address.split("/")[1] ?? ""] : [],
      ),
    );
  }
}
