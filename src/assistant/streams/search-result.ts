// Owns how sources look to clients that read them from the result of a tool named `search`.
import type { Source } from "./reply-event.js";

interface SearchedPage {
  readonly url: string;
  readonly path: string;
  readonly metadata: { readonly title: string };
}

export function searchResult(sources: readonly Source[]): SearchedPage[] {
  return sources.map(({ id, url, title }) => ({ url, path: id, metadata: { title } }));
}
