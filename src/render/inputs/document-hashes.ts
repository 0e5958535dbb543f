// Hashes the inputs of documents, so that unchanged pages need not be drawn again.

import { CLOCK } from "../../content/code/moments.js";
import { hashOf } from "../../emit/hash-of.js";
import { buildId } from "../../emit/package-files.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { NotFoundInputs, ShellInputs } from "../../layout/shell-inputs.js";
import type { DocumentInputs } from "../../layout/view.js";
import type { Page } from "../../model.js";
import type { Site } from "../../site/site.js";
import { type ArticleHashes, articleHashes } from "../article/article-hashes.js";
import type { KnownAddresses } from "../article/resolve-link.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { RenderInputs } from "./site-inputs.js";

/** What the file system says of a project file; null where it does not exist. It changes whenever the file does. */
type StateOf = (file: string) => string | null;

export interface DocumentHashes {
  readonly articles: ArticleHashes;
  /** Hashes of the 404 page and the search page, which are not pages of the project. */
  readonly others: string;
  /** The hash of a page that these files shaped besides its own. */
  readonly of: (page: Page, dependencies: readonly string[]) => string;
}

/** What many pages share is hashed once, and their hashes contain that hash. */
export function documentHashes({ settings, inputs }: SiteToDraw, stateOf: StateOf): DocumentHashes {
  const { site, clock, hasSearch } = settings;
  const { documents, addresses, usesClasses } = inputs;
  const articles = articleHashes(inputs.articles);
  const common = hashOf([buildId(), process.version, hashOfAddresses(addresses), hasSearch, usesClasses]);
  const shared = sharedHashes();
  const withHash = <Own extends DocumentInputs | NotFoundInputs>(own: Own) => {
    return { ...own, shell: shared.ofShell(own.shell) };
  };
  const search = documents.searchPage();
  const made = new Map<string, string>();
  return {
    articles,
    others: hashOf([
      ...[common, articles.common, withHash(documents.notFound), site.snippets.map(stateOf)],
      ...[search.language, withHash(search.document), taken(site)],
    ]),
    of: (page, dependencies) => {
      const question = [page.path, ...dependencies].join("\0");
      const known = made.get(question);
      if (known !== undefined) return known;
      const { shell, page: _, crumbs, search, ...own } = documents.ofPage(page);
      const ofShared = [shared.ofShell(shell), shared.of(crumbs), shared.of(search)];
      const article = articles.shortened(inputs.articles.ofPage(page));
      const files = dependencies.map((file) => [file, file === CLOCK ? clock : stateOf(file)]);
      const hash = hashOf([common, article, ofShared, own, files]);
      made.set(question, hash);
      return hash;
    },
  };
}

type Shared = RenderInputs["crumbs"] | RenderInputs["search"] | ShellInputs["shared"];

/** Hashes of values that many pages share. */
function sharedHashes() {
  const of = oncePerKey((value: Shared) => hashOf(value));
  const ofShell = oncePerKey((inputs: ShellInputs) => hashOf({ ...inputs, shared: of(inputs.shared) }));
  return { ofShell, of };
}

function hashOfAddresses({ pages, files, ...rest }: KnownAddresses): string {
  return hashOf([[...pages], [...files], rest]);
}

/** Routes that override docsgen's own documents at the same address. */
function taken({ pages, files, redirects }: Site) {
  return [[...pages.keys()], files, redirects.map(({ source }) => source)];
}
