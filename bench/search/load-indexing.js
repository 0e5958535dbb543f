// Loads what a build makes its search index with.
import { loadSource } from "../../scripts/load-source.js";

/** The modules that draft pages, gather them in segments and write both indexes. */
export async function loadIndexing() {
  const names = ["words/tokeniser", "indexing/draft"];
  const writers = ["indexing/write-browser-index", "indexing/write-assistant-bundle"];
  return Promise.all([...names, ...writers].map((name) => loadSource(`search/${name}.ts`)));
}
