// Makes the authentication of an operation ready to draw: any of several choices, each of them all of its schemes.

import { groupBy } from "../../shared/lists.js";
import type { OAuthFlowView, SchemeView, SecurityChoice, SecurityView } from "../access-views.js";
import {
  entriesAt,
  isArray,
  isEmptyObject,
  isObject,
  isTrue,
  type JsonObject,
  type Maybe,
  member,
  objectAt,
  textAt,
  textsAt,
} from "../json.js";
import { componentsIn } from "../operations.js";
import { anchorBelow } from "./schema/anchor.js";
import type { Viewer } from "./viewer.js";

/** The operation's own `security` replaces the document's, even if it is empty. */
export function securityView(operation: JsonObject, viewer: Viewer): SecurityView {
  const written = operation["security"] ?? viewer.description.document["security"];
  const requirements = isArray(written) ? written.filter(isObject) : [];
  return { optional: requirements.some(isEmptyObject), choices: choicesOf(requirements, viewer) };
}

/** Every scheme that the description knows, as a choice of its own with all of its scopes. */
export function securityOfSchemes(viewer: Viewer): SecurityView {
  const schemes = componentsIn(viewer.description.document, "securitySchemes");
  const requirements = Object.entries(schemes).map(([key, scheme]) => {
    const flows = entriesAt(viewer.resolver.open(scheme)?.value, "flows");
    const scopes = new Set(flows.flatMap(([, flow]) => entriesAt(flow, "scopes").map(([name]) => name)));
    return { [key]: [...scopes] };
  });
  return { optional: false, choices: choicesOf(requirements, viewer) };
}

/** Choices of the same schemes are told apart by their scopes. */
function choicesOf(requirements: readonly JsonObject[], viewer: Viewer): SecurityChoice[] {
  const different = new Map(requirements.map((each) => [JSON.stringify(each), each])).values();
  const choices = [...different].map((each) => choiceOf(each, viewer)).filter(({ schemes }) => schemes.length > 0);
  const byLabel = groupBy(choices, ({ label }) => label);
  return choices.map((choice) => {
    if (byLabel.get(choice.label)?.length === 1) return choice;
    const scopes = choice.schemes.flatMap((scheme) => scheme.scopes.map(({ name }) => name.replace(/.*\/(?=.)/, "")));
    return { ...choice, label: [...new Set(scopes)].join(", ") || choice.label };
  });
}

function choiceOf(requirement: JsonObject, viewer: Viewer): SecurityChoice {
  const schemes = Object.keys(requirement).flatMap((key) => schemeView(key, textsAt(requirement, key), viewer) ?? []);
  return { label: schemes.map(({ key }) => key.replace(/[_-]+/g, " ")).join(" & "), schemes };
}

/** One scheme by its key; null where it is not described or of an unknown kind. */
function schemeView(key: string, scopes: readonly string[], viewer: Viewer): SchemeView | null {
  const written = member(componentsIn(viewer.description.document, "securitySchemes"), key);
  const scheme = viewer.resolver.open(written)?.value;
  return scheme ? viewOfScheme({ key, scopes, scheme }, viewer) : null;
}

interface WrittenScheme {
  readonly key: string;
  readonly scopes: readonly string[];
  readonly scheme: JsonObject;
}

/** Also for AsyncAPI, which describes schemes in place and has a few more kinds. */
export function viewOfScheme({ key, scopes, scheme }: WrittenScheme, viewer: Viewer): SchemeView | null {
  const flows = objectAt(scheme, "flows");
  const base = {
    id: anchorBelow("auth", key),
    key,
    description: viewer.prose(textAt(scheme, "description")),
    deprecated: isTrue(scheme, "deprecated"),
    prefill: textAt(scheme, "x-default"),
    scopes: scopes.map((name) => ({ name, description: scopeWords(flows, name) })),
  };
  switch (textAt(scheme, "type")) {
    case "apiKey":
    case "httpApiKey":
      return apiKey(base, scheme);
    case "http":
      return httpScheme(base, scheme);
    case "oauth2":
      return { ...base, kind: "oauth2", flows: flowViews(flows) };
    case "openIdConnect":
      return { ...base, kind: "openIdConnect", url: textAt(scheme, "openIdConnectUrl") ?? "" };
    default:
      return ofConnection(base, scheme);
  }
}

const WAYS = {
  mutualTLS: "Mutual TLS",
  X509: "Mutual TLS",
  userPassword: "User and password",
  plain: "SASL PLAIN",
  scramSha256: "SCRAM-SHA-256",
  scramSha512: "SCRAM-SHA-512",
  gssapi: "GSSAPI",
};

function ofConnection(base: Base, scheme: JsonObject): SchemeView | null {
  const way = textAt(WAYS, textAt(scheme, "type") ?? "");
  return way === null ? null : { ...base, kind: "connection", way };
}

type Base = Pick<SchemeView, "id" | "key" | "description" | "deprecated" | "prefill" | "scopes">;

function apiKey(base: Base, scheme: JsonObject): SchemeView {
  const place = textAt(scheme, "in");
  if (place === "user" || place === "password") return { ...base, kind: "connection", way: `API key (${place})` };
  const where = place === "query" || place === "cookie" ? place : "header";
  return { ...base, kind: "apiKey", in: where, name: textAt(scheme, "name") ?? base.key };
}

function httpScheme(base: Base, scheme: JsonObject): SchemeView {
  const name = textAt(scheme, "scheme") ?? "";
  if (name.toLowerCase() === "bearer") return { ...base, kind: "bearer", format: textAt(scheme, "bearerFormat") };
  if (name.toLowerCase() === "basic") return { ...base, kind: "basic" };
  return { ...base, kind: "http", scheme: name };
}

const FLOWS = ["authorizationCode", "clientCredentials", "implicit", "password", "deviceAuthorization"] as const;

function flowViews(flows: JsonObject | null): OAuthFlowView[] {
  return FLOWS.flatMap((kind) => {
    const flow = objectAt(flows, kind);
    if (!flow) return [];
    const view = {
      kind,
      authorizationUrl: webUrl(flow["authorizationUrl"] ?? flow["deviceAuthorizationUrl"]),
      tokenUrl: webUrl(flow["tokenUrl"]),
      refreshUrl: webUrl(flow["refreshUrl"]),
      scopes: entriesAt(flow, "scopes").map(([name]) => name),
    };
    return [view];
  });
}

function webUrl(written: Maybe): string | null {
  return typeof written === "string" && /^(https?:\/\/|\/)/i.test(written) ? written : null;
}

function scopeWords(flows: JsonObject | null, name: string): string | null {
  for (const [, flow] of flows ? Object.entries(flows) : []) {
    const words = textAt(member(flow, "scopes") ?? member(flow, "availableScopes"), name);
    if (words !== null) return words;
  }
  return null;
}
