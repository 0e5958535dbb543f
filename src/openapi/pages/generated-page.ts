// The page that a description gives for one operation, webhook or channel, before the site places it. Types only.
import type { ApiTarget, Page, PagePath } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { JsonObject } from "../json.js";

export interface GeneratedPage {
  readonly path: PagePath;
  readonly target: ApiTarget;
  /** Plain text, never empty. */
  readonly title: string;
  /** The operation's own description, in Markdown. */
  readonly description: string | null;
  /** What the sidebar shows next to the label: `GET`, `WEBHOOK`; null for schemas and channels. */
  readonly method: string | null;
  readonly deprecated: boolean;
  /** Labels of the groups around it in bulk generation, the outermost first; none without a tag. */
  readonly groups: readonly string[];
  /** `x-hidden`: left out of bulk generation, but an entry that names it still builds it. */
  readonly isHidden: boolean;
  /** MDX to put before the generated part. */
  readonly content: Page["content"];
  /** Front matter the description sets (`x-svc.metadata`, `groups`), as written; never with `openapi`. */
  readonly metadata: JsonObject;
  /** Further addresses (without base path) under which authors may link to the page. */
  readonly aliases: readonly string[];
  /** To be reported when the page is used: a conflict of addresses. */
  readonly problem: Problem | null;
}
