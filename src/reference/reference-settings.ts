// Owns the settings of the site and the page that shape API pages.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { providerOf } from "../components/provider.js";
import { DEFAULT_SAMPLE_LANGUAGES } from "../openapi/samples/sample-languages.js";

export type PlaygroundDisplay = "interactive" | "simple" | "none" | "auth";

/** How API pages look and what their playground may do. */
export interface ReferenceSettings {
  readonly display: PlaygroundDisplay;
  /** Whether nested properties are open from the start. */
  readonly expanded: boolean;
  /** Whether the endpoint shows its base URL even where there is only one. */
  readonly showServer: boolean;
  /** Whether the operation's description is drawn; false where the page's head has it already. */
  readonly showDescription: boolean;
  /** Languages of generated samples, in order; empty: only the author's own. */
  readonly languages: readonly string[];
  /** Leaves optional parameters out of samples. */
  readonly requiredOnly: boolean;
  /** Fills the playground with examples. */
  readonly prefill: boolean;
  /** Address of a proxy that sends the playground's requests; null: the browser sends them itself. */
  readonly proxy: string | null;
  /** Sends the reader's cookies along. */
  readonly credentials: boolean;
  /** Address that says who the reader is: `{groups, expiresAt, apiPlaygroundInputs}`. */
  readonly user: string | null;
  /** Who may send requests, where `display` is `auth`; empty: everybody who is signed in. */
  readonly groups: readonly string[];
  /** Public URL of the description, against which relative servers are resolved; null: not known. */
  readonly descriptionUrl: string | null;
  /** Path of the page that OAuth providers send readers back to; null: tokens are typed. */
  readonly oauthRedirect: string | null;
  /** Where the page finds the description itself; null: nowhere. */
  readonly descriptionAddress: string | null;
}

/** What holds where nothing is set. */
export const plainReferenceSettings: ReferenceSettings = {
  display: "interactive",
  expanded: false,
  showServer: false,
  showDescription: true,
  languages: DEFAULT_SAMPLE_LANGUAGES,
  requiredOnly: false,
  prefill: false,
  proxy: null,
  credentials: false,
  user: null,
  groups: [],
  descriptionUrl: null,
  oauthRedirect: null,
  descriptionAddress: null,
};

const settings = createContext<ReferenceSettings>(plainReferenceSettings);

export const SettingsProvider = providerOf(settings);

/** The settings of the page that is being drawn. */
export function useSettings(): ReferenceSettings {
  return useContext(settings);
}
