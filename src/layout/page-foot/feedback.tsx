// Draws what readers can say about a page: whether it helped, how to edit it, where to report an issue.
import type { OwnIcon } from "../icons/own-icon.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { slot } from "../slots.js";

/** Which of these a page shows. */
export interface FeedbackShape {
  readonly hasRating: boolean;
  readonly hasEdit: boolean;
  readonly hasIssue: boolean;
}

interface FeedbackProps {
  readonly shell: ShellContext;
  readonly shape: FeedbackShape;
}

/** Sites style the buttons by their ids. */
export function Feedback({ shell, shape: { hasRating, hasEdit, hasIssue } }: FeedbackProps) {
  if (!hasRating && !hasEdit && !hasIssue) return null;
  const { ui } = shell;
  return (
    <div class="feedback-toolbar">
      {hasRating && <Rating shell={shell} />}
      {hasEdit && (
        <a class="feedback-link" href={slot("edit")} target="_blank" rel="noreferrer">
          <Icon shell={shell} of="pencil" />
          {ui.edit}
        </a>
      )}
      {hasIssue && (
        <a class="feedback-link" href={slot("issue")} target="_blank" rel="noreferrer">
          <Icon shell={shell} of="circle-alert" />
          {ui.reportIssue}
        </a>
      )}
    </div>
  );
}

/** Its script shows the field for a reason, which nothing can send without it. */
function Rating({ shell }: { readonly shell: ShellContext }) {
  const { ui, settings } = shell;
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
        <Thumb shell={shell} id="feedback-thumbs-up" value="yes" icon="thumbs-up" label={ui.helpful} />
        <Thumb shell={shell} id="feedback-thumbs-down" value="no" icon="thumbs-down" label={ui.notHelpful} />
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
  readonly shell: ShellContext;
  readonly id: string;
  readonly value: "yes" | "no";
  readonly icon: OwnIcon;
  readonly label: string;
}

function Thumb({ shell, id, value, icon, label }: ThumbProps) {
  return (
    <button
      type="button"
      id={id}
      class="button-icon"
      data-action="rate"
      data-value={value}
      aria-label={label}
      aria-pressed="false"
    >
      <Icon shell={shell} of={icon} />
    </button>
  );
}
