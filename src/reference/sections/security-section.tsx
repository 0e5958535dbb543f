// Draws the ways to authorize, each with its credentials.
import { useDraw } from "../../components/draw-context.js";
import type { OAuthFlowView, SchemeView, SecurityChoice, SecurityView } from "../../openapi/access-views.js";
import { Choice } from "../choice/choice.js";
import { Field } from "../schema/field.js";
import { Section } from "../section.js";

export function SecuritySection({ security }: { security: SecurityView }) {
  const { ui } = useDraw();
  if (security.choices.length === 0) return null;
  return (
    <Section id="authorizations" title={ui.authorizations}>
      <Ways security={security} />
    </Section>
  );
}

/** The same in one line, which opens. */
export function SecurityLine({ security }: { security: SecurityView }) {
  const { ui, uniqueId } = useDraw();
  const { choices, optional } = security;
  if (choices.length === 0) return null;
  return (
    <details id={uniqueId("authorizations")} class="api-security">
      <summary class="api-security-line">
        {ui.authorizations} <span class="api-security-ways">{[...new Set(choices.map(wayOf))].join(" · ")}</span>
        {optional && <span class="field-pill">{ui.optional}</span>}
      </summary>
      <Ways security={security} />
    </details>
  );
}

function Ways({ security: { choices, optional } }: { security: SecurityView }) {
  const { ui } = useDraw();
  return (
    <>
      {optional && <p class="api-note">{ui.authorizationOptional}</p>}
      <Choice
        label={ui.chooseOne}
        group="authorization"
        remember
        entries={choices.map((choice) => ({
          title: choice.label,
          content: <Schemes choice={choice} optional={optional} />,
        }))}
      />
    </>
  );
}

/** All of its credentials: `Bearer`, `X-API-Key + sid`. */
function wayOf({ schemes }: SecurityChoice): string {
  const ways = schemes.map((scheme) => (scheme.kind === "apiKey" ? scheme.name : typeOf(scheme)));
  return [...new Set(ways)].join(" + ");
}

interface SchemesProps {
  readonly choice: SecurityChoice;
  /** Whether calls without any are allowed, too. */
  readonly optional: boolean;
}

function Schemes({ choice, optional }: SchemesProps) {
  return (
    <div class="schema-rows">
      {choice.schemes.map((scheme) => (
        <Scheme scheme={scheme} optional={optional} />
      ))}
    </div>
  );
}

/** A scheme may be part of several choices; the first keeps the plain id. */
function Scheme({ scheme, optional }: { scheme: SchemeView; optional: boolean }) {
  const { ui, uniqueId } = useDraw();
  return (
    <Field
      id={uniqueId(scheme.id)}
      name={carrier(scheme)}
      type={{ text: typeOf(scheme), address: null }}
      location={place(scheme)}
      required={!optional}
      deprecated={scheme.deprecated}
      description={scheme.description}
      facts={formOf(scheme)}
    >
      {scheme.kind === "oauth2" && <Flows flows={scheme.flows} />}
      {scheme.kind === "openIdConnect" && (
        <p class="field-fact">
          <code>{scheme.url}</code>
        </p>
      )}
      {scheme.scopes.length > 0 && (
        <div class="field-enum">
          <span class="field-fact-name">{ui.scopes}</span>
          <ul class="enum-values enum-described">
            {scheme.scopes.map(({ name, description }) => (
              <li>
                <code>{name}</code>
                {description !== null && <span class="enum-name"> {description}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

/** The format of the credential. */
function formOf(scheme: SchemeView) {
  const forms: Partial<Record<SchemeView["kind"], string>> = {
    bearer: "Bearer <token>",
    oauth2: "Bearer <token>",
    openIdConnect: "Bearer <token>",
    basic: "Basic <base64(username:password)>",
  };
  const text = scheme.kind === "http" ? `${scheme.scheme} <credentials>` : forms[scheme.kind];
  return (
    text && (
      <li>
        <code>{text}</code>
      </li>
    )
  );
}

function Flows({ flows }: { flows: readonly OAuthFlowView[] }) {
  const { ui } = useDraw();
  const names: Record<OAuthFlowView["kind"], string> = {
    authorizationCode: ui.authorizationCodeFlow,
    implicit: ui.implicitFlow,
    password: ui.passwordFlow,
    clientCredentials: ui.clientCredentialsFlow,
    deviceAuthorization: ui.deviceFlow,
  };
  return (
    <>
      {flows.map((flow) => (
        <dl class="api-flow">
          <dt class="api-flow-name">{names[flow.kind]}</dt>
          <Address name={ui.authorizationUrl} url={flow.authorizationUrl} />
          <Address name={ui.tokenUrl} url={flow.tokenUrl} />
          <Address name={ui.refreshUrl} url={flow.refreshUrl} />
        </dl>
      ))}
    </>
  );
}

function Address({ name, url }: { name: string; url: string | null }) {
  if (url === null) return null;
  return (
    <dd>
      <span class="field-fact-name">{name}</span> <code>{url}</code>
    </dd>
  );
}

/** The header, query parameter or cookie of the credential. */
function carrier(scheme: SchemeView): string {
  if (scheme.kind === "apiKey") return scheme.name;
  return scheme.kind === "connection" ? scheme.key : "Authorization";
}

function typeOf(scheme: SchemeView): string {
  if (scheme.kind === "connection") return scheme.way;
  const names = {
    apiKey: "API key",
    bearer: "Bearer",
    basic: "Basic",
    http: "HTTP",
    oauth2: "OAuth 2.0",
    openIdConnect: "OpenID Connect",
  };
  return scheme.kind === "bearer" && scheme.format !== null ? `${names.bearer} (${scheme.format})` : names[scheme.kind];
}

function place(scheme: SchemeView): string | null {
  if (scheme.kind === "connection") return null;
  return scheme.kind === "apiKey" ? scheme.in : "header";
}
