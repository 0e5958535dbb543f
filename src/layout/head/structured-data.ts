// Makes the JSON-LD of a page: who publishes it, which site it is part of, and its place in that site.
import { plainText } from "../../components/inline-markdown.js";
import type { Crumb } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import type { PageView } from "../view.js";

/** The graph as text that is safe inside a `<script>` element; null where the site's origin is unknown. */
export function structuredData(shell: ShellContext, view: PageView): string | null {
  const { addresses, settings } = shell;
  const home = addresses.absolute(`${addresses.base}/`);
  const url = addresses.absolute(view.href);
  if (home === null || url === null) return null;
  const { page } = view;
  const publisher = { "@id": `${home}#organization` };
  const graph = [
    organization(shell, home),
    leaveOut({
      "@type": "WebSite",
      "@id": `${home}#website`,
      url: home,
      name: settings.name,
      description: settings.description,
      publisher,
    }),
    breadcrumbs(shell, url, view.crumbs),
    leaveOut({
      "@type": page.target ? "APIReference" : "TechArticle",
      "@id": `${url}#article`,
      url,
      headline: page.title,
      description: page.matter.description && plainText(page.matter.description),
      inLanguage: shell.language.tag,
      image: view.image && addresses.absolute(view.image),
      datePublished: page.matter.createdDate,
      dateModified: view.lastUpdated,
      author: people(page.matter.extra["authors"]),
      keywords: page.matter.keywords.length > 0 ? page.matter.keywords.join(", ") : null,
      isPartOf: { "@id": `${home}#website` },
      publisher,
    }),
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

/** `authors` in front matter: a name or a list of names, or objects with a name and perhaps a `url`. */
function people(written: unknown) {
  const listed = (Array.isArray(written) ? written : [written]).flatMap(person);
  return listed.length > 0 ? listed : null;
}

function person(written: unknown) {
  const fields = typeof written === "object" && written !== null ? new Map(Object.entries(written)) : null;
  const name: unknown = fields === null ? written : fields.get("name");
  if (typeof name !== "string" || name.trim() === "") return [];
  const url: unknown = fields?.get("url");
  return leaveOut({ "@type": "Person", name: name.trim(), url: typeof url === "string" ? url : null });
}

function organization({ addresses, settings }: ShellContext, home: string) {
  const { seo, name, logo, footer } = settings;
  const own = seo.organization;
  const mark = own?.logo ?? logo?.light ?? null;
  const accounts = own && own.sameAs.length > 0 ? own.sameAs : Object.values(footer.socials);
  return leaveOut({
    "@type": "Organization",
    "@id": own?.id ?? `${home}#organization`,
    name: own?.name ?? name,
    legalName: own?.legalName,
    url: own?.url ?? home,
    logo: mark && addresses.absolute(addresses.file(mark)),
    sameAs: accounts.length > 0 ? accounts : null,
  });
}

function breadcrumbs({ addresses }: ShellContext, url: string, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: crumbs.map(({ name, address }, index) =>
      leaveOut({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: address && addresses.absolute(address),
      }),
    ),
  };
}

function leaveOut(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
