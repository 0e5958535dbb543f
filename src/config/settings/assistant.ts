// Owns the settings of the assistant: where it answers, and what its chat says before the first question.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

/** A key is public: it stands in every page, and limits protect it. */
const assistantKey = text.regex(/^svc_dsc_[A-Za-z0-9]+$/, {
  error: 'must be an assistant key, starting with "svc_dsc_"',
});

export const assistant = orNull(
  settings({
    /** The address of a `serve-assistant`, without the path of an endpoint. */
    url: webUrl,
    domain: text,
    key: assistantKey,
    title: orNull(text),
    placeholder: orNull(text),
    starterQuestions: z.array(text).max(6, { error: "must have at most 6 questions" }).default([]),
    disclaimer: orNull(text),
  }),
);
