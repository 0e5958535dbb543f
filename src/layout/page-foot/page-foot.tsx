// Draws what follows an article: related pages, the day of the last change, the way to the neighbours.
import { Glyph } from "../../components/glyph/glyph.js";
import { plainText } from "../../components/inline-markdown.js";
import type { Html } from "../../model.js";
import { fillIn } from "../../shared/fill-in.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { PageLink } from "../branch.js";
import { Icon, renderIn, type ShellContext, useShell } from "../shell-context.js";
import { LinkItem } from "../sidebar/sidebar-entries.js";
import { slot } from "../slots.js";
import type { PageView } from "../view.js";

/** What decides on the elements after an article. */
export interface FootShape {
  /** How the date of the last change is shown; an unreadable date as it is written. */
  readonly updated: "day" | "text" | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Whether a heading above has the id `pagination`, which links then mean. */
  readonly isNameTaken: boolean;
  readonly feedback: FeedbackShape;
}

export function footShape({ lastUpdated, previous, next, article, shell, editHref, issueHref }: PageView): FootShape {
  const updated = lastUpdated ? (Number.isNaN(Date.parse(lastUpdated)) ? "text" : "day") : null;
  return {
    updated,
    hasPrevious: previous !== null,
    hasNext: next !== null,
    isNameTaken: article.facts.anchors.includes("pagination"),
    feedback: {
      hasRating: shell.shared.settings.ratings !== null,
      hasEdit: editHref !== null,
      hasIssue: issueHref !== null,
    },
  };
}

/** Contents of the slots in the foot of a page. */
export function footValues(shell: ShellContext, view: PageView): Record<string, Html> {
  const { previous, next, related } = view;
  return {
    related: related.length > 0 ? renderIn(shell, <Related related={related} />) : "",
    previousHref: escapeHtml(previous?.href ?? ""),
    previousTitle: escapeHtml(previous?.label ?? ""),
    previousText: shortText(previous),
    nextHref: escapeHtml(next?.href ?? ""),
    nextTitle: escapeHtml(next?.label ?? ""),
    nextText: shortText(next),
    edit: escapeHtml(view.editHref ?? ""),
    issue: escapeHtml(view.issueHref ?? ""),
    ...(view.lastUpdated ? updatedValues(shell, view.lastUpdated) : null),
  };
}

/** As much of what a page is about as fits in two lines. */
function shortText(link: PageLink | null): Html {
  const text = plainText(link?.description ?? "");
  const shown = escapeHtml(text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text);
  return shown && `<small class="pagination-text">${shown}</small>`;
}

function updatedValues({ ui, showDate }: ShellContext, date: string): Record<string, Html> {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return { updated: escapeHtml(fillIn(ui.lastUpdated, { date })) };
  const updated = escapeHtml(fillIn(ui.lastUpdated, { date: showDate(time) }));
  return { updated, day: new Date(time).toISOString().slice(0, 10) };
}

interface PageFootProps {
  readonly shape: FootShape;
}

export function PageFoot({ shape: { updated, feedback } }: PageFootProps) {
  return (
    <>
      {slot("related")}
      <Feedback shape={feedback} />
      {updated && (
        <p class="last-updated">
          <time dateTime={updated === "day" ? slot("day") : undefined}>{slot("updated")}</time>
        </p>
      )}
    </>
  );
}

/** The way to the neighbours of a page. */
export function Pagination({ shape: { hasPrevious, hasNext, isNameTaken } }: PageFootProps) {
  const { ui } = useShell();
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav id={isNameTaken ? undefined : "pagination"} class="pagination" aria-label={`${ui.previous} / ${ui.next}`}>
      {hasPrevious && <Neighbour way="previous" rel="prev" />}
      {hasNext && <Neighbour way="next" rel="next" />}
    </nav>
  );
}

interface RelatedProps {
  readonly related: readonly PageLink[];
}

function Related({ related }: RelatedProps) {
  const shell = useShell();
  return (
    <section class="related" aria-labelledby="related-topics">
      <h2 id="related-topics">{shell.ui.relatedTopics}</h2>
      <ul>
        {related.map((link) => (
          <LinkItem {...link} />
        ))}
      </ul>
    </section>
  );
}

interface NeighbourProps {
  readonly way: "previous" | "next";
  readonly rel: "prev" | "next";
}

function Neighbour({ way, rel }: NeighbourProps) {
  const { ui } = useShell();
  return (
    <a class={`pagination-link pagination-${rel}`} href={slot(`${way}Href`)} rel={rel}>
      <div class="pagination-way">
        <Glyph name="arrow" />
        {ui[way]}
      </div>
      <div class="pagination-title">{slot(`${way}Title`)}</div>
      {slot(`${way}Text`)}
    </a>
  );
}

/** Which of these a page shows. */
interface FeedbackShape {
  readonly hasRating: boolean;
  readonly hasEdit: boolean;
  readonly hasIssue: boolean;
}

interface FeedbackProps {
  readonly shape: FeedbackShape;
}

/** Sites style the buttons by their ids. */
function Feedback({ shape: { hasRating, hasEdit, hasIssue } }: FeedbackProps) {
  const { ui } = useShell();
  if (!hasRating && !hasEdit && !hasIssue) return null;
  return (
    <div class="feedback-toolbar">
      {hasRating && <Rating />}
      {hasEdit && (
        <a class="feedback-link" href={slot("edit")} target="_blank" rel="noreferrer">
          <Icon of="pencil" />
          {ui.edit}
        </a>
      )}
      {hasIssue && (
        <a class="feedback-link" href={slot("issue")} target="_blank" rel="noreferrer">
          <Icon of="circle-alert" />
          {ui.reportIssue}
        </a>
      )}
    </div>
  );
}

/** Its script shows the field for a reason, which nothing can send without it. */
function Rating() {
  const { ui, settings } = useShell();
  return (
    <docs-feedback
      class="page-rating"
      data-url={settings.ratings?.url ?? ""}
      data-key={settings.ratings?.key ?? undefined}
      data-thanks={ui.feedbackThanks}
      data-failed={ui.feedbackFailed}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div class="page-rating-buttons" role="group" aria-labelledby="page-rating-question">
        <span id="page-rating-question">{ui.pageHelpful}</span>
        <Thumb way="up" value="yes" label={ui.helpful} />
        <Thumb way="down" value="no" label={ui.notHelpful} />
      </div>
      <form id="feedback-form" class="page-rating-form" hidden>
        <label>
          {ui.feedbackReason}
          <textarea name="reason" rows={3} maxLength={2000} />
        </label>
        <button type="submit" class="button button-primary" data-action="send">
          {ui.send}
        </button>
      </form>
      <p class="page-rating-note" role="status" />
    </docs-feedback>
  );
}

interface ThumbProps {
  readonly way: "up" | "down";
  readonly value: "yes" | "no";
  readonly label: string;
}

function Thumb({ way, value, label }: ThumbProps) {
  return (
    <button
      type="button"
      id={`feedback-thumbs-${way}`}
      class="button-icon"
      data-action="rate"
      data-value={value}
      aria-label={label}
      aria-pressed="false"
    >
      <Icon of={`thumbs-${way}`} />
    </button>
  );
}
