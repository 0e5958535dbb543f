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
  "operation-added": both("compatible", "An operation is new."),
  "operation-removed": both("breaking", "An operation is gone."),
  "deprecated-operation-removed": both("risky", "An operation that was deprecated is gone."),
  "operation-deprecated": both("compatible", "An operation is deprecated."),
  "operation-no-longer-deprecated": both("compatible", "An operation is no longer deprecated."),
  "sunset-set": both("compatible", "An operation has a day on which it ends (`x-sunset`)."),
  "sunset-earlier": both("risky", "An operation ends earlier than was said."),
  "sunset-later": both("compatible", "An operation ends later than was said, or on no day that is known."),
  "callback-added": both("compatible", "A callback is new."),
  "callback-removed": both("risky", "A callback is gone: clients that wait for it are no longer called."),
  "operation-id-changed": both("risky", "The operationId changed, and with it the names in generated clients."),
  "server-added": both("compatible", "A server is new."),
  "server-removed": both("risky", "A server is gone."),

  // Parameters and bodies
  "required-parameter-added": ways("breaking", "compatible", "A required parameter is new."),
  "optional-parameter-added": both("compatible", "An optional parameter is new."),
  "parameter-removed": ways("risky", "breaking", "A parameter is gone; who still sends it may be refused."),
  "parameter-became-required": ways("breaking", "compatible", "A parameter is now required."),
  "parameter-became-optional": ways("compatible", "breaking", "A parameter is now optional."),
  "parameter-deprecated": both("compatible", "A parameter is deprecated."),
  "parameter-no-longer-deprecated": both("compatible", "A parameter is no longer deprecated."),
  "parameter-style-changed": both("breaking", "A parameter is written in another style."),
  "body-added": ways("compatible", "compatible", "A body is new."),
  "required-body-added": ways("breaking", "compatible", "A required body is new."),
  "body-removed": ways("risky", "breaking", "The body is gone."),
  "body-became-required": ways("breaking", "compatible", "The body is now required."),
  "body-became-optional": ways("compatible", "risky", "The body is now optional."),
  "media-type-added": ways("compatible", "compatible", "A media type is new."),
  "media-type-removed": ways("breaking", "breaking", "A media type is gone."),

  // Responses
  "response-added": ways("compatible", "compatible", "A response is new."),
  "success-response-removed": ways("breaking", "breaking", "A successful response is gone."),
  "error-response-removed": ways("risky", "risky", "A response for errors is gone."),
  "header-added": ways("compatible", "compatible", "A header of a response is new."),
  "required-header-removed": ways("compatible", "breaking", "A header that every response had is gone."),
  "optional-header-removed": ways("compatible", "risky", "A header that a response could have is gone."),
  "header-became-optional": ways("compatible", "breaking", "A header may now be missing."),

  // Security
  "security-required": both("breaking", "Credentials are now needed."),
  "security-dropped": both("compatible", "Credentials are no longer needed."),
  "security-narrowed": both("breaking", "Credentials that were enough no longer are."),
  "security-widened": both("compatible", "Other credentials are accepted, too."),
  "security-scheme-changed": both("breaking", "A security scheme works in another way."),
  "oauth-flow-added": both("compatible", "A way to get a token is new."),
  "oauth-flow-removed": both("breaking", "A way to get a token is gone."),
  "oauth-address-changed": both("risky", "Tokens are got from another address."),
  "oauth-scope-added": both("compatible", "A scope is new."),
  "oauth-scope-removed": both("risky", "A scope is gone; who still asks for it may be refused."),

  // Schemas
  "required-property-added": ways("breaking", "compatible", "A required property is new."),
  "optional-property-added": ways("compatible", "compatible", "An optional property is new."),
  "required-property-removed": ways("risky", "breaking", "A property that was always there is gone."),
  "optional-property-removed": ways("risky", "risky", "A property that could be there is gone."),
  "property-became-required": ways("breaking", "compatible", "A property is now required."),
  "property-became-optional": ways("compatible", "breaking", "A property may now be missing."),
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
  "format-narrowed": ways("breaking", "compatible", "The format holds smaller numbers only."),
  "enum-added": ways("breaking", "compatible", "Only listed values are possible."),
  "enum-removed": ways("compatible", "risky", "Other values than the listed ones are possible."),
  "enum-value-added": ways("compatible", "risky", "A value is new."),
  "enum-value-removed": ways("breaking", "compatible", "A value is gone."),
  "limit-tightened": ways("breaking", "compatible", "A limit is tighter."),
  "limit-loosened": ways("compatible", "risky", "A limit is looser."),
  "pattern-added": ways("breaking", "compatible", "Text must match a pattern."),
  "pattern-changed": ways("risky", "risky", "The pattern changed."),
  "pattern-removed": ways("compatible", "risky", "Text need not match a pattern."),
  "other-properties-forbidden": ways("breaking", "compatible", "Properties that are not listed are refused."),
  "other-properties-allowed": ways("compatible", "risky", "Properties that are not listed are possible."),
  "default-changed": ways("risky", null, "The value used if none is sent is different."),
  "choice-added": ways("compatible", "risky", "A choice of a union is new."),
  "choice-removed": ways("breaking", "compatible", "A choice of a union is gone."),
  "discriminator-added": ways("risky", "compatible", "A property tells the choices of a union apart."),
  "discriminator-removed": ways("compatible", "risky", "No property tells the choices of a union apart any more."),
  "discriminator-property-changed": both("breaking", "Another property tells the choices of a union apart."),
  "discriminator-value-added": ways("compatible", "risky", "A value that names a choice is new."),
  "discriminator-value-removed": ways("breaking", "compatible", "A value that names a choice is gone."),
  "discriminator-value-changed": both("breaking", "A value names another choice."),
  "became-union": both("risky", "One schema became a choice of several."),
  "no-longer-union": both("risky", "A choice of several became one schema."),
  "condition-changed": both("risky", "A rule that cannot be weighed changed."),
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
