// Owns the settings of one API page, and names the files that it loads.
import type { Article, Page } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import {
  type PlaygroundDisplay,
  plainReferenceSettings,
  type ReferenceSettings,
} from "../../reference/reference-settings.js";
import type { WrittenEndpoint } from "../../reference/written-endpoint.js";
import { shortHash } from "../../shared/short-hash.js";
import { servedPath } from "../../shared/version-files.js";
import type { ReferenceInputs } from "../article/article-inputs.js";

/** The page that OAuth providers send readers back to. */
export const OAUTH_PAGE = "_docsgen/oauth.html";

/** The file that lists the operations of a description. */
export function operationsFile(description: string): string {
  return `_docsgen/operations-${shortHash(description)}.json`;
}

/** The Postman collection of a description. */
export function collectionFile(description: string): string {
  return `_docsgen/postman-${shortHash(description)}.json`;
}

const OPTIONAL_FIELDS = { required: "none", all: "all", unsaid: "exemplified" } as const;

/** The settings of one API page: front matter overrides docs.json. */
export function referenceSettings(
  { api, address }: ReferenceInputs,
  page: Page,
  description: Description,
): ReferenceSettings {
  const display: PlaygroundDisplay = page.matter.playground ?? api.playground.display;
  const { source } = description;
  const origin = address.url === null ? null : `${address.url}${address.base}`;
  return {
    ...plainReferenceSettings,
    display,
    expanded: api.params.expanded === "all",
    showServer: api.url === "full",
    title: page.title,
    showDescription: page.matter.description === null,
    languages: languagesOf(api),
    optionalFields: OPTIONAL_FIELDS[api.examples.defaults ?? "unsaid"],
    prefill: api.examples.prefill,
    proxy: typeof api.playground.proxy === "string" ? api.playground.proxy : null,
    credentials: api.playground.credentials,
    user: api.playground.user,
    groups: page.matter.groups ?? [],
    oauthRedirect: `${address.base}/${OAUTH_PAGE}`,
    operations: `${address.base}/${operationsFile(description.id)}`,
    collection: description.kind === "openapi" ? `${address.base}/${collectionFile(description.id)}` : null,
    descriptionAddress: source.kind === "url" ? source.url : `${address.base}/${servedPath(source.file)}`,
    descriptionUrl: source.kind === "url" ? source.url : origin && `${origin}/${servedPath(source.file)}`,
  };
}

/** What `api` in a page's front matter says about its endpoint. */
export function writtenEndpoint(
  { api: { mdx } }: ReferenceInputs,
  { matter, title }: Page,
  { html }: Article,
): WrittenEndpoint {
  return {
    api: matter.api ?? "",
    title,
    authMethod: matter.authMethod ?? mdx.auth.method,
    authName: mdx.auth.name,
    contentType: matter.contentType,
    servers: mdx.server,
    html,
  };
}

function languagesOf(api: ReferenceInputs["api"]): readonly string[] {
  if (!api.examples.autogenerate) return [];
  return api.examples.languages ?? plainReferenceSettings.languages;
}
