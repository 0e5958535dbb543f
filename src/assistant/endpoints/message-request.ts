// Reads the body of a message request: ignores unknown fields, rejects invalid ones.
import { z } from "zod";
import { Refusal } from "../refusal.js";
import { latestQuestion, readTurns, type Turn } from "./conversation.js";

/** The version of the message endpoint, by which the format of replies is chosen. */
export type ApiVersion = "v1" | "v2";

/** Which pages may answer. */
export interface SearchFilter {
  readonly version: string | null;
  readonly language: string | null;
  readonly groups: readonly string[];
}

/** A question with all that came with it. */
export interface MessageRequest {
  readonly fp: string;
  /** What was said so far, the question included. */
  readonly turns: readonly Turn[];
  readonly question: string;
  readonly threadId: string | null;
  /** The thread that the last reply in the client's history belonged to, for clients that never send `threadId`. */
  readonly impliedThreadId: string | null;
  readonly pageSize: number;
  readonly filter: SearchFilter;
  readonly context: readonly ContextItem[];
  readonly currentPath: string | null;
  /** Our extension: whether the finish event carries `threadId` at its top level; null: decide by the client. */
  readonly finishThreadId: boolean | null;
  /** Our extension: whether the client shows questions to ask next. */
  readonly wantsFollowUps: boolean;
  /** Our extension: whether sources are also the result of a tool named `search`; null: as the key says. */
  readonly hasSearchParts: boolean | null;
  /** Our extension: the name under which the reply goes on without its reader and is taken up again; null: it stops. */
  readonly resumeId: string | null;
}

const DEFAULT_PAGE_SIZE = 5;
const LARGEST_PAGE_SIZE = 50;

/** Longer questions are no questions: they would only fill the store. */
const LONGEST_QUESTION = 32_000;
const MOST_MESSAGES = 1000;
const MOST_ITEMS = 100;

export const text = z.string({ error: "must be a string" });
const flag = z.boolean({ error: "must be true or false" }).nullish();
const shortText = text.max(500, "must be at most 500 characters");

/** A text that has to be there. */
export function neededText(most: number, given = text) {
  return given.min(1, "must not be empty").max(most, `must be at most ${most} characters`);
}

/** What a reader says of a thumb; null where that is nothing. */
export const reasonSchema = text
  .max(2000, "must be at most 2000 characters")
  .nullish()
  .transform((given) => given?.trim() || null);

const optionalText = shortText.nullish().transform((value) => value || null);

export const filterSchema = z
  .object(
    {
      version: optionalText,
      language: optionalText,
      groups: z
        .array(shortText, { error: "must be an array of strings" })
        .max(MOST_ITEMS, `must have at most ${MOST_ITEMS} groups`)
        .nullish(),
    },
    { error: "must be an object or null" },
  )
  .nullish()
  .transform((filter) => ({
    version: filter?.version ?? null,
    language: filter?.language ?? null,
    groups: filter?.groups ?? [],
  }));

export const pageSizeSchema = z
  .number({ error: "must be a number" })
  .nullish()
  .transform((size) => Math.min(Math.max(Math.round(size ?? DEFAULT_PAGE_SIZE), 1), LARGEST_PAGE_SIZE));

const contextItem = z.object(
  {
    type: z.enum(["code", "textSelection"], { error: 'must be "code" or "textSelection"' }),
    value: text,
    path: optionalText,
    elementId: optionalText,
  },
  { error: "must be an object" },
);

/** What the reader points at with the question. */
export type ContextItem = Readonly<z.output<typeof contextItem>>;

const message = z.looseObject({ role: text }, { error: "must be an object with a role" });

const body = z.object(
  {
    fp: neededText(500),
    messages: z
      .array(message, { error: "must be an array of messages" })
      .min(1, "must contain a message")
      .max(MOST_MESSAGES, `must have at most ${MOST_MESSAGES} messages`),
    threadId: optionalText,
    retrievalPageSize: pageSizeSchema,
    filter: filterSchema,
    context: z
      .array(contextItem, { error: "must be an array" })
      .max(MOST_ITEMS, `must have at most ${MOST_ITEMS} items`)
      .nullish(),
    currentPath: text
      .max(200, "must be at most 200 characters")
      .nullish()
      .transform((path) => path || null),
    finishThreadId: flag,
    followUps: flag,
    searchParts: flag,
    resume: flag,
    id: z.unknown().optional(),
  },
  { error: "must be a JSON object" },
);

/** Throws a refusal that names the member and says why. */
export function parseMessageRequest(json: unknown): MessageRequest {
  const valid = parseBody(body, json);
  const { turns, impliedThreadId } = readTurns(valid.messages);
  const question = latestQuestion(turns);
  if (question === null) throw new Refusal("invalid_request", "messages: must contain a user message with text.");
  if (question.length > LONGEST_QUESTION)
    throw new Refusal("invalid_request", `messages: the question must be at most ${LONGEST_QUESTION} characters.`);
  return {
    fp: valid.fp,
    turns,
    question,
    threadId: valid.threadId,
    impliedThreadId,
    pageSize: valid.retrievalPageSize,
    filter: valid.filter,
    context: valid.context ?? [],
    currentPath: valid.currentPath,
    finishThreadId: valid.finishThreadId ?? null,
    wantsFollowUps: valid.followUps ?? false,
    hasSearchParts: valid.searchParts ?? null,
    resumeId: valid.resume ? resumeId(valid.id) : null,
  };
}

const SHORTEST_RESUME_ID = 16;
const LONGEST_RESUME_ID = 200;

/** Keys are public: whoever guesses the name of a reply can read it. */
function resumeId(id: unknown): string {
  if (typeof id === "string" && id.length >= SHORTEST_RESUME_ID && id.length <= LONGEST_RESUME_ID) return id;
  const detail = `id: must be a random text of ${SHORTEST_RESUME_ID} to ${LONGEST_RESUME_ID} characters if resume is true.`;
  throw new Refusal("invalid_request", detail);
}

/** Parses a body by a schema; the refusal says which member is wrong and why. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const member = issue && issue.path.length > 0 ? memberName(issue.path) : "The body";
  throw new Refusal("invalid_request", `${member}: ${issue?.message ?? "is not valid"}.`);
}

function memberName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`))
    .join("");
}
