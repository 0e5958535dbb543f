// Answers programs: the sections that a query finds, and one page as Markdown.
import { z } from "zod";
import type { Hit } from "../../search/bundle.js";
import type { SearchPage } from "../../shared/search-record.js";
import { type Admitted, takeFromLimits } from "../admit.js";
import { sectionUrl } from "../assistant-site.js";
import type { Backend } from "../backend.js";
import { Refusal } from "../refusal.js";
import { searchOptions } from "../retrieve.js";
import { pathOfPage } from "./mcp-tools.js";
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

const pageBody = z.object(
  {
    path: neededText(1000),
    filter: filterSchema,
  },
  { error: "must be a JSON object" },
);

export async function answerPage(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const { path, filter } = parseBody(pageBody, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const content = await site.bundle.page(pathOfPage(path), filter.groups);
  if (content === null) throw new Refusal("unknown_page", `The page "${path}" does not exist.`);
  return Response.json({ path, content }, { headers });
}
