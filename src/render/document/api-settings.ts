// Names the files that an API page loads, and reads what its front matter says of its endpoint.
import type { Article, Page } from "../../model.js";
import type { WrittenEndpoint } from "../../reference/written-endpoint.js";
import { shortHash } from "../../shared/short-hash.js";
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
