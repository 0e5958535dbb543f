// The view of an API as a whole. Types only; plain, cloneable data.
import type { Html } from "../model.js";
import type { SecurityView, ServerView } from "./access-views.js";
import type { ExternalDocsView } from "./schema-views.js";

export interface OverviewView {
  readonly kind: "overview";
  readonly title: string;
  /** The version of the API. */
  readonly version: string | null;
  /** Format and version of the description: `OpenAPI 3.1`. */
  readonly format: string;
  readonly description: Html | null;
  readonly servers: readonly ServerView[];
  /** Every scheme as a choice of its own. */
  readonly security: SecurityView;
  readonly contact: readonly LinkedText[];
  readonly licence: LinkedText | null;
  readonly terms: LinkedText | null;
  readonly externalDocs: ExternalDocsView | null;
  readonly groups: readonly TagGroupView[];
}

export interface LinkedText {
  readonly text: string;
  /** Null: no link. */
  readonly url: string | null;
}

export interface TagGroupView {
  /** Null: the tags stand in no group. */
  readonly name: string | null;
  readonly tags: readonly TagView[];
}

export interface TagView {
  /** As operations name it; empty for those without a tag. */
  readonly name: string;
  readonly label: string;
  /** What sort of tag it is (3.2), such as `nav` or `audience`. */
  readonly kind: string | null;
  readonly description: Html | null;
  readonly externalDocs: ExternalDocsView | null;
  readonly pages: readonly {
    readonly method: string;
    readonly label: string;
    readonly title: string;
    readonly address: string;
  }[];
}
