// Owns settings for feedback: edit a page, report an issue, rate it.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

const NONE = { suggestEdit: false, raiseIssue: false, url: null, repository: null, branch: null };

const fields = settings({
  enabled: z.boolean().default(true).describe("Whether feedback is shown at all."),
  suggestEdit: z
    .boolean()
    .optional()
    .describe("Shows a link to edit the page in its repository. Default: on if `repository` is set."),
  raiseIssue: z.boolean().default(false).describe("Shows a link to report an issue with the page."),
  thumbsRating: z.boolean().default(false).describe("Asks whether the page was helpful. Needs `url` or `assistant`."),
  url: orNull(webUrl).describe(
    "Address that ratings are sent to, as JSON: `id`, `path`, `title`, `helpful` and `reason`. Default: the server of `assistant`, which keeps them for `docsgen insights`.",
  ),
  repository: orNull(webUrl).describe("URL of the repository. Default: git's `origin`."),
  branch: orNull(text).describe("Branch to edit. Default: the branch that is checked out."),
}).transform(({ enabled, thumbsRating, url, suggestEdit, ...rest }) => {
  if (!enabled) return { ...NONE, thumbsRating: false };
  return {
    ...rest,
    suggestEdit: suggestEdit ?? rest.repository !== null,
    thumbsRating,
    url: thumbsRating ? url : null,
  };
});

/** `true` is the links that need no server. */
export const feedback = z
  .union([
    z.boolean().transform((isOn) => ({ ...NONE, thumbsRating: false, suggestEdit: isOn, raiseIssue: isOn })),
    fields,
  ])
  .prefault({})
  .describe("Feedback from readers below each page. Off unless set.");
