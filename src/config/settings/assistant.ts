// Owns the settings of the assistant: where it answers, and what its chat says before the first question.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

/** The key is public: every page contains it, and limits protect it. */
const assistantKey = text.regex(/^svc_dsc_[A-Za-z0-9]+$/, {
  error: 'must be an assistant key, starting with "svc_dsc_"',
});

export const assistant = orNull(
  settings({
    /** The address of a `serve-assistant`, without the path of an endpoint. */
    url: webUrl.describe("URL of `docsgen serve-assistant`."),
    domain: text.describe("Domain of the site on that server."),
    key: assistantKey.describe("Public key, created with `docsgen keys create`."),
    title: orNull(text).describe("Title of the chat."),
    placeholder: orNull(text).describe("Placeholder text of its input."),
    starterQuestions: z
      .array(text)
      .max(6, { error: "must have at most 6 questions" })
      .default([])
      .describe("Suggested questions."),
    disclaimer: orNull(text).describe("Notice shown in the chat."),
    followUps: z
      .boolean({ error: "must be true or false" })
      .default(false)
      .describe(
        "Whether answers suggest up to three questions to ask next. With a model, this costs one more call per answer; without one, the suggestions are headings of nearby sections.",
      ),
    anonymous: z
      .boolean({ error: "must be true or false" })
      .default(false)
      .describe(
        "Whether all readers have the same name, `anonymous`, so that the server cannot tell them apart. Otherwise each browser tab gets a random name.",
      ),
    instructions: orNull(text.max(8000, { error: "must be at most 8000 characters" })).describe(
      "Instructions for the model about tone, names, and what to do if nothing is found. Public, like the rest of the site.",
    ),
    contact: orNull(text).describe(
      "Who helps when the documentation does not, as Markdown: `[Support](https://example.com/support)`.",
    ),
  }),
).describe("The chat that answers questions from the site's content.");
