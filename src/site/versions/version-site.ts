// Moves the site of a git ref below its version's prefix: every path, address and file.
import type { FrontMatter, Holder, NavBranch, NavLink, NavNode, Page, PagePath } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { pageAddress, pagePath } from "../../shared/page-path.js";
import { servedPath } from "../../shared/version-files.js";
import type { Site, StaticFile } from "../site.js";

/** What a version adds to the site. Plain data, kept between runs. */
export interface VersionSite extends Pick<Site, "pages" | "files" | "redirects" | "snippets" | "descriptions"> {
  readonly children: readonly NavNode[];
  readonly global: readonly NavLink[];
  readonly usesClasses: boolean;
}

/** @param folder where the files of the version are, relative to the root of the project. */
export function belowPrefix(site: Site, folder: string): VersionSite {
  const put = putting(folder);
  const pages = [...site.pages.values()].map((page) => put.page(page));
  return {
    children: site.navigation.children.map(put.node),
    global: site.navigation.global.map(put.link),
    pages: new Map(pages.map((page) => [page.path, page])),
    files: site.files.map(put.served),
    redirects: site.redirects.map((each) => {
      return { ...each, source: put.href(each.source), destination: put.href(each.destination) };
    }),
    snippets: site.snippets.map(put.file),
    descriptions: new Map(
      [...site.descriptions.values()].map((each) => {
        const description = put.description(each);
        return [description.id, description];
      }),
    ),
    usesClasses: site.usesClasses,
  };
}

/** How a version spells its own files, paths and addresses on the site. */
function spelling(folder: string) {
  const prefix = servedPath(folder);
  const file = (path: string) => `${folder}/${path}`;
  const path = (own: PagePath) => pagePath(`${prefix}/${own}`);
  const href = (target: string) => (/^\/(?!\/)/.test(target) ? `/${prefix}${target === "/" ? "" : target}` : target);
  const id = (description: string) => (/^https?:/i.test(description) ? description : file(description));
  const served = ({ closed, ...own }: StaticFile): StaticFile => ({
    file: `${prefix}/${own.file}`,
    from: file(own.file),
    ...(closed && { closed: closed.map((each) => ({ ...each, description: id(each.description) })) }),
  });
  const description = (own: Description): Description => {
    if (own.source.kind === "url") return own;
    return { ...own, id: file(own.id), source: { ...own.source, file: file(own.source.file) } };
  };
  return { file, path, href, id, served, description };
}

function putting(folder: string) {
  const spelled = spelling(folder);
  const { file, path, href, id } = spelled;
  const icon = <Icon extends Holder["icon"]>(own: Icon) => own && { ...own, name: href(own.name) };

  const page = (own: Page): Page => {
    const { source, target, content } = own;
    return {
      ...own,
      path: path(own.path),
      address: pageAddress(path(own.path)),
      source: source && { ...source, file: file(source.file) },
      target: target && { ...target, description: id(target.description) },
      content: content && { ...content, place: { ...content.place, file: file(content.place.file) } },
      matter: matter(own.matter),
    };
  };
  const matter = (own: FrontMatter): FrontMatter => ({
    ...own,
    icon: icon(own.icon),
    url: own.url && href(own.url),
    related: own.related && own.related.map((each) => ({ ...each, href: href(each.href) })),
  });
  const holder = (own: Holder): Holder => ({ ...own, icon: icon(own.icon), root: own.root && path(own.root) });
  const link = (own: NavLink): NavLink => ({ ...own, holder: holder(own.holder), href: href(own.href) });
  const node = (own: NavNode): NavNode => {
    if (own.kind === "page") return { ...own, path: path(own.path) };
    return own.kind === "link" ? link(own) : branch(own);
  };
  const branch = (own: NavBranch): NavBranch => ({
    ...own,
    holder: holder(own.holder),
    children: own.children.map(node),
    global: own.global.map(link),
    first: own.first && path(own.first),
  });
  return { ...spelled, page, node, link };
}
