// Answers the search endpoint: the sections that a query finds, for programs.
import { z } from "zod";
import type { Hit } from "../../search/bundle.js";
import type { SearchPage } from "../../shared/search-record.js";
import { type Admitted, takeFromLimits } from "../admit.js";
import { sectionUrl } from "../assistant-site.js";
import type { Backend } from "../backend.js";
import { searchOptions } from "../retrieve.js";
import { filterSchema, neededText, pageSizeSchema, parseBody, text } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";

const body = z.object(
  {
    query: neededText(1000, text.trim()),
    pageSize: pageSizeSchema,
    filter: filterSchema,
  },
  { error: "must be a JSON object" },
);

/** An array of `{content, path, metadata}`, the best first; a section of several versions once. */
export async function answerSearch(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const { query, pageSize, filter } = parseBody(body, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const hits = await site.bundle.search(query, searchOptions(filter, pageSize));
  const placed = ({ page, anchor }: Placed) => ({
    path: anchor === null ? page.path : `${page.path}#${anchor}`,
    url: sectionUrl(site, page.address, anchor),
    version: page.version,
  });
  const found = hits.map((hit) => {
    const { path, ...place } = placed(hit);
    const { content, page, headings, score, assumed } = hit;
    const versions = hit.versions.map(({ anchor, ...other }) => placed({ page: other, anchor }));
    const metadata = { title: page.title, headings, ...place, language: page.language, score, assumed, versions };
    return { content, path, metadata };
  });
  return Response.json(found, { headers });
}

interface Placed extends Pick<Hit, "anchor"> {
  readonly page: Pick<SearchPage, "path" | "address" | "version">;
}
