// Owns the settings of the site and the page that shape API pages.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { providerOf } from "../components/provider.js";
import type { OptionalFields } from "../openapi/samples/expansion.js";
import { DEFAULT_SAMPLE_LANGUAGES } from "../openapi/samples/sample-languages.js";

export type PlaygroundDisplay = "interactive" | "simple" | "none" | "auth";

/** How API pages look, and what their playground may do. */
export interface ReferenceSettings {
  readonly display: PlaygroundDisplay;
  /** Whether nested properties are open at first. */
  readonly expanded: boolean;
  /** Whether the endpoint shows its base URL even if there is only one. */
  readonly showServer: boolean;
  /** What stands at the head of the page. */
  readonly title: string | null;
  /** Whether to draw the operation's description; false where the head of the page shows it. */
  readonly showDescription: boolean;
  /** Whether the page has words of its own: the endpoint's line is drawn above them. */
  readonly hasWords: boolean;
  /** Languages of generated samples, in order; empty for the author's own samples only. */
  readonly languages: readonly string[];
  /** Which optional fields samples have. */
  readonly optionalFields: OptionalFields;
  /** Fills the playground with example values. */
  readonly prefill: boolean;
  /** Address of a proxy that sends the playground's requests; null where the browser sends them itself. */
  readonly proxy: string | null;
  /** Includes the reader's cookies. */
  readonly credentials: boolean;
  /** Address that tells who the reader is: `{groups, expiresAt, apiPlaygroundInputs}`. */
  readonly user: string | null;
  /** Who may send requests, where `display` is `auth`; empty for everyone who is signed in. */
  readonly groups: readonly string[];
  /** Public URL of the description, the base of relative servers; null where unknown. */
  readonly descriptionUrl: string | null;
  /** Path of the page that OAuth providers send readers back to; null where tokens are typed. */
  readonly oauthRedirect: string | null;
  /** Path of the file that lists the operations of the API, for the playground to go on to; null where there is none. */
  readonly operations: string | null;
  /** Path of the API's Postman collection; null where there is none. */
  readonly collection: string | null;
  /** Where the page can load the description; null where it cannot. */
  readonly descriptionAddress: string | null;
}

/** The defaults. */
export const plainReferenceSettings: ReferenceSettings = {
  display: "interactive",
  expanded: false,
  showServer: false,
  title: null,
  showDescription: true,
  hasWords: false,
  languages: DEFAULT_SAMPLE_LANGUAGES,
  optionalFields: "exemplified",
  prefill: false,
  proxy: null,
  credentials: false,
  user: null,
  groups: [],
  descriptionUrl: null,
  oauthRedirect: null,
  operations: null,
  collection: null,
  descriptionAddress: null,
};

const settings = createContext<ReferenceSettings>(plainReferenceSettings);

export const SettingsProvider = providerOf(settings);

/** The settings of the page being drawn. */
export function useSettings(): ReferenceSettings {
  return useContext(settings);
}
