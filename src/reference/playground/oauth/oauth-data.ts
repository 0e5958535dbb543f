// Lists the flows by which the playground can get a token for a scheme.
import type { SchemeView } from "../../../openapi/access-views.js";
import { absoluteServer } from "../../absolute-server.js";
import type { ReferenceSettings } from "../../reference-settings.js";
import type { OAuthFlow, PlaygroundOAuth } from "../playground-data.js";

/** Null where readers have to type the token: other schemes, and flows that do not work in a page. */
export function oauthOf(scheme: SchemeView, settings: ReferenceSettings): PlaygroundOAuth | null {
  if (settings.oauthRedirect === null) return null;
  const flows = flowsOf(scheme, settings);
  const scopes = scheme.scopes.map(({ name }) => name);
  const wanted = scheme.kind === "openIdConnect" && !scopes.includes("openid") ? ["openid", ...scopes] : scopes;
  const offered = scheme.kind === "oauth2" && scopes.length === 0 ? scheme.flows.flatMap((flow) => flow.scopes) : [];
  if (flows.length === 0) return null;
  return {
    flows,
    scopes: wanted.join(" "),
    ...(offered.length > 0 && { offered: [...new Set(offered)] }),
    redirect: settings.oauthRedirect,
  };
}

function flowsOf(scheme: SchemeView, { descriptionUrl }: ReferenceSettings): OAuthFlow[] {
  if (scheme.kind === "openIdConnect") {
    const isWeb = /^https?:/i.test(scheme.url);
    const flow = { kind: "openIdConnect", authorizationUrl: null, tokenUrl: null, discoveryUrl: scheme.url } as const;
    return isWeb ? [flow] : [];
  }
  if (scheme.kind !== "oauth2") return [];
  return scheme.flows.flatMap(({ kind, authorizationUrl, tokenUrl }): OAuthFlow[] => {
    if (kind === "deviceAuthorization") return [];
    const [signIn, token] = [authorizationUrl, tokenUrl].map((url) => url && absoluteServer(url, descriptionUrl));
    const needsSignIn = kind === "authorizationCode" || kind === "implicit";
    const isComplete = (!needsSignIn || isWebUrl(signIn)) && (kind === "implicit" || isWebUrl(token));
    return isComplete ? [{ kind, authorizationUrl: signIn ?? null, tokenUrl: token ?? null, discoveryUrl: null }] : [];
  });
}

function isWebUrl(url: string | null | undefined): boolean {
  return URL.canParse(url ?? "") && /^https?:/i.test(url ?? "");
}
