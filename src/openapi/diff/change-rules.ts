// THE table of possible changes between API descriptions, and their severity for clients.

/**
 * `breaking`: a client that worked before can fail. `risky`: one that relies on more than the description promised can.
 * `compatible`: none can.
 */
export type Level = "breaking" | "risky" | "compatible";

/** The hardest first. */
export const LEVELS: readonly Level[] = ["breaking", "risky", "compatible"];

/** Which way a value travels. A webhook's body is received, its response is sent. */
export type Direction = "sent" | "received";

interface ChangeRule {
  /** The level where clients send the value, or where the way does not matter; null where it is no news. */
  readonly sent: Level | null;
  readonly received: Level | null;
  readonly says: string;
}

export type RuleName = keyof typeof CHANGE_RULES;

/** By level, the hardest first. */
export const CHANGE_RULES = {
  ...rules("breaking", "breaking", {
    "operation-removed": "An operation was removed.",
    "parameter-style-changed": "The style of a parameter changed.",
    "media-type-removed": "A media type was removed.",
    "success-response-removed": "A successful response was removed.",
    "security-required": "Credentials are now needed.",
    "security-narrowed": "Some credentials are no longer accepted.",
    "security-scheme-changed": "A security scheme changed.",
    "oauth-flow-removed": "A way to get a token was removed.",
    "type-changed": "The type changed.",
    "format-changed": "The format changed.",
    "discriminator-property-changed": "The discriminator of a union changed.",
    "discriminator-value-changed": "A discriminator value means another variant.",
  }),
  ...rules("breaking", "compatible", {
    "required-parameter-added": "A required parameter was added.",
    "parameter-became-required": "A parameter is now required.",
    "required-body-added": "A required body was added.",
    "body-became-required": "The body is now required.",
    "required-property-added": "A required property was added.",
    "property-became-required": "A property is now required.",
    "type-narrowed": "Fewer types are possible.",
    "no-longer-nullable": "The value may no longer be null.",
    "format-narrowed": "The format only holds smaller numbers.",
    "enum-added": "Only listed values are allowed now.",
    "enum-value-removed": "A listed value was removed.",
    "limit-tightened": "A limit is tighter.",
    "pattern-added": "Text must match a pattern.",
    "other-properties-forbidden": "Properties that are not listed are refused now.",
    "choice-removed": "A variant of a union was removed.",
    "discriminator-value-removed": "A discriminator value was removed.",
  }),
  ...rules("risky", "breaking", {
    "parameter-removed": "A parameter was removed; requests with it may be refused.",
    "body-removed": "The body was removed.",
    "required-property-removed": "A required property was removed.",
  }),
  ...rules("compatible", "breaking", {
    "parameter-became-optional": "A parameter is now optional.",
    "required-header-removed": "A required response header was removed.",
    "header-became-optional": "A response header is now optional.",
    "property-became-optional": "A property is now optional.",
    "type-widened": "More types are possible.",
    "became-nullable": "The value may now be null.",
  }),
  ...rules(null, "breaking", {
    "property-became-write-only": "A property is no longer received.",
  }),
  ...rules("risky", "risky", {
    "deprecated-operation-removed": "A deprecated operation was removed.",
    "sunset-earlier": "The end date of an operation moved forward.",
    "callback-removed": "A callback was removed, so clients that wait for it are no longer called.",
    "operation-id-changed": "The operationId changed, which changes names in generated clients.",
    "server-removed": "A server was removed.",
    "error-response-removed": "An error response was removed.",
    "oauth-address-changed": "The address for tokens changed.",
    "oauth-scope-removed": "A scope was removed; clients that still ask for it may be refused.",
    "optional-property-removed": "An optional property was removed.",
    "pattern-changed": "The pattern changed.",
    "became-union": "A schema became a union.",
    "no-longer-union": "A union became a single schema.",
    "condition-changed": "A rule changed whose effect cannot be determined.",
  }),
  ...rules("risky", "compatible", {
    "format-added": "The value now has a format.",
    "discriminator-added": "A union got a discriminator.",
  }),
  ...rules("risky", null, {
    "property-became-read-only": "A property can no longer be sent.",
    "default-changed": "The default value changed.",
  }),
  ...rules("compatible", "risky", {
    "body-became-optional": "The body is now optional.",
    "optional-header-removed": "An optional response header was removed.",
    "format-removed": "The value no longer has a format.",
    "format-widened": "The format holds larger numbers.",
    "enum-removed": "Values that are not listed are allowed now.",
    "enum-value-added": "A listed value was added.",
    "limit-loosened": "A limit is looser.",
    "pattern-removed": "Text no longer has to match a pattern.",
    "other-properties-allowed": "Properties that are not listed are allowed now.",
    "choice-added": "A variant of a union was added.",
    "discriminator-removed": "A union lost its discriminator.",
    "discriminator-value-added": "A discriminator value was added.",
  }),
  ...rules("compatible", "compatible", {
    "operation-added": "An operation was added.",
    "operation-deprecated": "An operation is deprecated.",
    "operation-no-longer-deprecated": "An operation is no longer deprecated.",
    "sunset-set": "An operation got an end date (`x-sunset`).",
    "sunset-later": "The end date of an operation moved back or was removed.",
    "callback-added": "A callback was added.",
    "server-added": "A server was added.",
    "optional-parameter-added": "An optional parameter was added.",
    "parameter-deprecated": "A parameter is deprecated.",
    "parameter-no-longer-deprecated": "A parameter is no longer deprecated.",
    "body-added": "A body was added.",
    "media-type-added": "A media type was added.",
    "response-added": "A response was added.",
    "header-added": "A response header was added.",
    "security-dropped": "Credentials are no longer needed.",
    "security-widened": "Other credentials are accepted too.",
    "oauth-flow-added": "A way to get a token was added.",
    "oauth-scope-added": "A scope was added.",
    "optional-property-added": "An optional property was added.",
    "property-deprecated": "A property is deprecated.",
    "property-no-longer-deprecated": "A property is no longer deprecated.",
  }),
};

/** The level of a rule for a value that travels one way; null where it is no news. */
export function levelOf(rule: RuleName, direction: Direction): Level | null {
  return CHANGE_RULES[rule][direction];
}

/** Rules of one level: where clients send the value, and where they receive it. */
function rules<Name extends string>(sent: Level | null, received: Level | null, says: Readonly<Record<Name, string>>) {
  const all = Object.entries<string>(says).map(([name, text]) => [name, { sent, received, says: text }]);
  return Object.fromEntries(all) as Record<Name, ChangeRule>;
}
