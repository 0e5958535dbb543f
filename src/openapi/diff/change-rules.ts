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

export const CHANGE_RULES = {
  // Operations
  "operation-added": both("compatible", "An operation was added."),
  "operation-removed": both("breaking", "An operation was removed."),
  "deprecated-operation-removed": both("risky", "A deprecated operation was removed."),
  "operation-deprecated": both("compatible", "An operation is deprecated."),
  "operation-no-longer-deprecated": both("compatible", "An operation is no longer deprecated."),
  "sunset-set": both("compatible", "An operation got an end date (`x-sunset`)."),
  "sunset-earlier": both("risky", "The end date of an operation moved forward."),
  "sunset-later": both("compatible", "The end date of an operation moved back or was removed."),
  "callback-added": both("compatible", "A callback was added."),
  "callback-removed": both("risky", "A callback was removed, so clients that wait for it are no longer called."),
  "operation-id-changed": both("risky", "The operationId changed, which changes names in generated clients."),
  "server-added": both("compatible", "A server was added."),
  "server-removed": both("risky", "A server was removed."),

  // Parameters and bodies
  "required-parameter-added": ways("breaking", "compatible", "A required parameter was added."),
  "optional-parameter-added": both("compatible", "An optional parameter was added."),
  "parameter-removed": ways("risky", "breaking", "A parameter was removed; requests with it may be refused."),
  "parameter-became-required": ways("breaking", "compatible", "A parameter is now required."),
  "parameter-became-optional": ways("compatible", "breaking", "A parameter is now optional."),
  "parameter-deprecated": both("compatible", "A parameter is deprecated."),
  "parameter-no-longer-deprecated": both("compatible", "A parameter is no longer deprecated."),
  "parameter-style-changed": both("breaking", "The style of a parameter changed."),
  "body-added": ways("compatible", "compatible", "A body was added."),
  "required-body-added": ways("breaking", "compatible", "A required body was added."),
  "body-removed": ways("risky", "breaking", "The body was removed."),
  "body-became-required": ways("breaking", "compatible", "The body is now required."),
  "body-became-optional": ways("compatible", "risky", "The body is now optional."),
  "media-type-added": ways("compatible", "compatible", "A media type was added."),
  "media-type-removed": ways("breaking", "breaking", "A media type was removed."),

  // Responses
  "response-added": ways("compatible", "compatible", "A response was added."),
  "success-response-removed": ways("breaking", "breaking", "A successful response was removed."),
  "error-response-removed": ways("risky", "risky", "An error response was removed."),
  "header-added": ways("compatible", "compatible", "A response header was added."),
  "required-header-removed": ways("compatible", "breaking", "A required response header was removed."),
  "optional-header-removed": ways("compatible", "risky", "An optional response header was removed."),
  "header-became-optional": ways("compatible", "breaking", "A response header is now optional."),

  // Security
  "security-required": both("breaking", "Credentials are now needed."),
  "security-dropped": both("compatible", "Credentials are no longer needed."),
  "security-narrowed": both("breaking", "Some credentials are no longer accepted."),
  "security-widened": both("compatible", "Other credentials are accepted too."),
  "security-scheme-changed": both("breaking", "A security scheme changed."),
  "oauth-flow-added": both("compatible", "A way to get a token was added."),
  "oauth-flow-removed": both("breaking", "A way to get a token was removed."),
  "oauth-address-changed": both("risky", "The address for tokens changed."),
  "oauth-scope-added": both("compatible", "A scope was added."),
  "oauth-scope-removed": both("risky", "A scope was removed; clients that still ask for it may be refused."),

  // Schemas
  "required-property-added": ways("breaking", "compatible", "A required property was added."),
  "optional-property-added": ways("compatible", "compatible", "An optional property was added."),
  "required-property-removed": ways("risky", "breaking", "A required property was removed."),
  "optional-property-removed": ways("risky", "risky", "An optional property was removed."),
  "property-became-required": ways("breaking", "compatible", "A property is now required."),
  "property-became-optional": ways("compatible", "breaking", "A property is now optional."),
  "property-became-read-only": ways("risky", null, "A property can no longer be sent."),
  "property-became-write-only": ways(null, "breaking", "A property is no longer received."),
  "property-deprecated": ways("compatible", "compatible", "A property is deprecated."),
  "property-no-longer-deprecated": ways("compatible", "compatible", "A property is no longer deprecated."),
  "type-changed": both("breaking", "The type changed."),
  "type-narrowed": ways("breaking", "compatible", "Fewer types are possible."),
  "type-widened": ways("compatible", "breaking", "More types are possible."),
  "became-nullable": ways("compatible", "breaking", "The value may now be null."),
  "no-longer-nullable": ways("breaking", "compatible", "The value may no longer be null."),
  "format-changed": both("breaking", "The format changed."),
  "format-added": ways("risky", "compatible", "The value now has a format."),
  "format-removed": ways("compatible", "risky", "The value no longer has a format."),
  "format-widened": ways("compatible", "risky", "The format holds larger numbers."),
  "format-narrowed": ways("breaking", "compatible", "The format only holds smaller numbers."),
  "enum-added": ways("breaking", "compatible", "Only listed values are allowed now."),
  "enum-removed": ways("compatible", "risky", "Values that are not listed are allowed now."),
  "enum-value-added": ways("compatible", "risky", "A listed value was added."),
  "enum-value-removed": ways("breaking", "compatible", "A listed value was removed."),
  "limit-tightened": ways("breaking", "compatible", "A limit is tighter."),
  "limit-loosened": ways("compatible", "risky", "A limit is looser."),
  "pattern-added": ways("breaking", "compatible", "Text must match a pattern."),
  "pattern-changed": ways("risky", "risky", "The pattern changed."),
  "pattern-removed": ways("compatible", "risky", "Text no longer has to match a pattern."),
  "other-properties-forbidden": ways("breaking", "compatible", "Properties that are not listed are refused now."),
  "other-properties-allowed": ways("compatible", "risky", "Properties that are not listed are allowed now."),
  "default-changed": ways("risky", null, "The default value changed."),
  "choice-added": ways("compatible", "risky", "A variant of a union was added."),
  "choice-removed": ways("breaking", "compatible", "A variant of a union was removed."),
  "discriminator-added": ways("risky", "compatible", "A union got a discriminator."),
  "discriminator-removed": ways("compatible", "risky", "A union lost its discriminator."),
  "discriminator-property-changed": both("breaking", "The discriminator of a union changed."),
  "discriminator-value-added": ways("compatible", "risky", "A discriminator value was added."),
  "discriminator-value-removed": ways("breaking", "compatible", "A discriminator value was removed."),
  "discriminator-value-changed": both("breaking", "A discriminator value means another variant."),
  "became-union": both("risky", "A schema became a union."),
  "no-longer-union": both("risky", "A union became a single schema."),
  "condition-changed": both("risky", "A rule changed whose effect cannot be determined."),
} satisfies Record<string, ChangeRule>;

/** The level of a rule for a value that travels one way; null where it is no news. */
export function levelOf(rule: RuleName, direction: Direction): Level | null {
  return CHANGE_RULES[rule][direction];
}

function both(level: Level, says: string): ChangeRule {
  return { sent: level, received: level, says };
}

function ways(sent: Level | null, received: Level | null, says: string): ChangeRule {
  return { sent, received, says };
}
