// Reads one description of `cases/` the way a site does: problems, pages and views.

import { readFileSync } from "node:fs";
import { type LoadedDescription, loadDescription } from "../../src/openapi/load-description.js";
import { type Catalogue, createCatalogue } from "../../src/openapi/pages/catalogue.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { sayApi } from "../../src/openapi/view/say-api.js";
import { createCopy } from "../../src/openapi/view/schema-markdown.js";
import { createViewer, type Viewer } from "../../src/openapi/view/viewer.js";
import type { ApiView, EndpointView, SchemaPageView, WebhookView } from "../../src/openapi/views.js";
import { EN, type UiStrings } from "../../src/shared/ui-strings.js";
import { proseAt } from "./view-options.js";

export interface Case {
  readonly file: string;
  readonly loaded: LoadedDescription;
  readonly catalogue: Catalogue;
  readonly viewer: Viewer;
  /** `GET /pets`. */
  readonly endpoint: (name: string) => EndpointView;
  readonly webhook: (name: string) => WebhookView;
  readonly schema: (name: string) => SchemaPageView;
}

/** Loads a text as if it were a file of the project. */
export function loadText(file: string, text: string, conformance = false): Promise<LoadedDescription> {
  return loadDescription({ kind: "file", file }, text, { cache: null, conformance });
}

export async function readCase(file: string, conformance = false): Promise<Case> {
  const text = readFileSync(new URL(`cases/${file}`, import.meta.url), "utf8");
  return caseOf(file, await loadText(file, text, conformance));
}

/** The beginning of a description whose rest is what a test is about. */
export function headOf(version = "3.1.0"): string {
  return `openapi: ${version}\ninfo: { title: T, version: "1" }\n`;
}

/** A case with these paths, in the lines of a YAML file. */
export async function readPaths(lines: readonly string[]): Promise<Case> {
  const paths = lines.map((line) => `  ${line}\n`).join("");
  return caseOf("x.yaml", await loadText("x.yaml", `${headOf()}paths:\n${paths}`));
}

/** A case with the schema `X`; further lines are other schemas. */
export async function readSchema(...[schema = "", ...others]: readonly string[]): Promise<Case> {
  const lines = [`X: ${schema}`, ...others].map((line) => `    ${line}\n`).join("");
  return caseOf("x.yaml", await loadText("x.yaml", `${headOf()}paths: {}\ncomponents:\n  schemas:\n${lines}`));
}

export function caseOf(file: string, loaded: LoadedDescription): Case {
  const catalogue = createCatalogue([loaded]);
  const { description } = loaded;
  if (!description) throw new Error(`${file} gives no description`);
  const viewer = createViewer(description, {
    addressOf: (target) => {
      const page = catalogue.page(target, "api-reference");
      return page && `/${page.path}`;
    },
    twinOf: (address) => `/docs${address}.md`,
    prose: proseAt("/docs"),
    copy: createCopy((address) => address),
    pillKeys: ["x-tier"],
    marks: null,
  });
  return {
    file,
    loaded,
    catalogue,
    viewer,
    endpoint: (name) => {
      const [method = "", path = ""] = name.split(" ");
      const view = apiView({ kind: "endpoint", description: file, method, path }, viewer);
      if (view?.kind !== "endpoint") throw new Error(`no endpoint ${name}`);
      return view;
    },
    webhook: (name) => {
      const view = apiView({ kind: "webhook", description: file, method: "POST", name }, viewer);
      if (view?.kind !== "webhook") throw new Error(`no webhook ${name}`);
      return view;
    },
    schema: (name) => {
      const view = apiView({ kind: "schema", description: file, name }, viewer);
      if (view?.kind !== "schema") throw new Error(`no schema ${name}`);
      return view;
    },
  };
}

/** What a page says, with addresses as they are in its copy. */
export function saidBy(view: ApiView, ui: UiStrings = EN): ReturnType<typeof sayApi> {
  return sayApi(
    view,
    createCopy((address) => address),
    ui,
  );
}
