// A description with every kind of parameter, credential, body and answer that the playground must master.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Description } from "../../src/openapi/description.js";
import type { ReferenceSettings } from "../../src/reference/reference-settings.js";
import type { ReferenceSite } from "./reference-site.js";

const TEXT = readFileSync(new URL("./playground-description.yaml", import.meta.url), "utf8");

/** A description as it is read from a file of this name. */
export function describedBy(file: string, document: Description["document"]): Description {
  const version = String(document["openapi"]).slice(0, 3);
  const read = { kind: "openapi", format: "yaml", exactNumbers: {}, hash: "" } as const;
  return { ...read, id: file, source: { kind: "file", file }, version, title: file, document };
}

/** What settings a page has, and which method of its path. */
export type WorkshopSettings = Partial<ReferenceSettings> & { readonly method?: string };

/** Puts pages of the workshop up, whose API is at an origin, and gives their addresses. */
export function workshopPages(site: ReferenceSite, origin: string) {
  const description = describedBy("workshop.yaml", parse(TEXT.replaceAll("{origin}", origin)));
  return (path: string, { method = "GET", ...settings }: WorkshopSettings = {}): Promise<string> =>
    site.show(description, { kind: "endpoint", description: "workshop.yaml", method, path }, settings);
}
