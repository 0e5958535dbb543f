// Builds the site of an acceptance case, as `docsgen build` does, and opens its pages by what they show.
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, Route } from "../../src/model.js";
import { readData } from "../../src/reference/playground/written-data.js";
import type { Problem } from "../../src/shared/problem.js";
import { buildSite } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";
import { HtmlPart } from "./html-part.js";

/** A page of the built site. */
export interface CasePage {
  readonly listed: Page;
  /** The file as it is written. */
  readonly html: string;
  readonly whole: HtmlPart;
  /** The page without its frame: title, reference, examples. */
  readonly content: HtmlPart;
  /** What stands below the title. */
  readonly article: HtmlPart;
  /** Titles of the code samples, in the order of their menu. */
  readonly languages: readonly string[];
  /** A code sample by its title. */
  readonly sample: (title: string) => string;
  /** The examples of a response, in order. */
  readonly responses: (status: string) => string[];
  /** The row with this id. */
  readonly row: (id: string) => HtmlPart;
  /** Name, type and labels of a row: `Location string <uri> required`. */
  readonly head: (id: string) => string;
  /** What the playground is told, as its script tag says it; null where there is no playground. */
  readonly playground: unknown;
}

export interface CaseSite {
  /** Every page by what it shows: `GET /a`, `webhook orderUpdated`, `schema Pet`, else its path. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly routes: ReadonlyMap<string, Route>;
  readonly page: (name: string) => Promise<CasePage>;
  /** Whether a page shows something of a description. */
  readonly hasReference: (name: string) => boolean;
  /** The text of a file of the build. */
  readonly file: (name: string) => Promise<string>;
  readonly close: () => void;
}

export interface CaseProject {
  /** The descriptions, files of `test/openapi/cases`. */
  readonly descriptions: readonly string[];
  /** Pages of a group of their own, behind what the descriptions give. */
  readonly own?: readonly string[] | undefined;
  /** docs.json; else a group that is generated from the description. */
  readonly docs?: object | undefined;
  /** Further files of the project by path. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** The path that case sites are built for. */
export const BASE = "/docs";
export const ORIGIN = "https://docs.example.com";

export async function buildCase(project: CaseProject): Promise<CaseSite> {
  const root = temporaryFolder();
  writeProject(root, project);
  const built = await buildSite(root, { base: BASE, url: ORIGIN });
  const { site, problems, routes } = built;
  // A page is let go of once it is made.
  const texts = new Map<string, Promise<string>>();
  const file = (name: string) => {
    const text = texts.get(name) ?? built.file(name);
    texts.set(name, text);
    return text;
  };
  const pages = new Map([...(site?.pages.values() ?? [])].map((page) => [nameOf(page), page]));
  return {
    names: [...pages.keys()],
    hasReference: (name) => (pages.get(name)?.target ?? null) !== null,
    problems,
    routes,
    file,
    page: async (name) => {
      const page = pages.get(name);
      if (!page) throw new Error(`There is no page "${name}". There are: ${[...pages.keys()].join(", ")}`);
      return openPage(page, await file(`${page.path}/index.html`));
    },
    close: () => rmSync(root, { recursive: true }),
  };
}

function writeProject(root: string, { descriptions, own, docs, files = {} }: CaseProject): void {
  for (const name of descriptions)
    copyFileSync(fileURLToPath(new URL(`../openapi/cases/${name}`, import.meta.url)), join(root, name));
  const groups = descriptions.map((openapi): object => ({ group: "API", openapi }));
  const navigation = { groups: own ? [...groups, { group: "Own", pages: own }] : groups };
  const plain = { name: "Case", theme: "mint", colors: { primary: "#0b5fff" }, navigation };
  writeFiles(root, { "docs.json": JSON.stringify({ ...plain, ...docs }), ...files });
}

function nameOf({ target, path }: Page): string {
  if (!target) return path;
  if (target.kind === "overview" || target.kind === "changes") return target.kind;
  return target.kind === "endpoint" ? `${target.method} ${target.path}` : `${target.kind} ${target.name}`;
}

function openPage(page: Page, html: string): CasePage {
  const whole = HtmlPart.parse(html);
  const content = whole.one("main");
  const data = /<docs-playground[\s\S]*?<script type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const example = (id: string, title: string) =>
    whole.has(`#${id}`)
      ? whole
          .at(id)
          .all()
          .filter((part) => part.attribute("dataTitle") === title)
      : [];
  return {
    listed: page,
    html,
    whole,
    content,
    article: whole.one("docs-reference"),
    languages: whole.has("#request-example") ? whole.at("request-example").texts("option") : [],
    sample: (title) => example("request-example", title)[0]?.one("pre").raw ?? "",
    responses: (status) =>
      example("response-example", status)[0]
        ?.all("pre")
        .map(({ raw }) => raw) ?? [],
    row: (id) => content.at(id),
    head: (id) => content.at(id).one(".field-head").text,
    playground: data === undefined ? null : readData(data),
  };
}
