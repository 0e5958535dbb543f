// Draws the release that added something, and the last that changed it.
import { useDraw } from "../../components/draw-context.js";
import type { MarksView, ReleaseView } from "../../openapi/schema-views.js";
import { fillIn } from "../../shared/fill-in.js";

export function ReleaseMarks({ marks }: { marks: MarksView | null }) {
  const { ui } = useDraw();
  if (marks === null) return null;
  const { since, changed } = marks;
  return (
    <>
      {since && <Mark release={since} text={ui.sinceRelease} unreleased={ui.isUnreleased} />}
      {changed && <Mark release={changed} text={ui.changedInRelease} unreleased={ui.changedUnreleased} />}
    </>
  );
}

/** The same for an operation, in a line of its own. */
export function OperationMarks({ marks }: { marks: MarksView | null }) {
  if (marks === null) return null;
  return (
    <p class="api-marks">
      <ReleaseMarks marks={marks} />
    </p>
  );
}

interface MarkProps {
  readonly release: ReleaseView;
  readonly text: string;
  /** Said of what has no version yet. */
  readonly unreleased: string;
}

function Mark({ release: { label, address }, text, unreleased }: MarkProps) {
  const { link } = useDraw();
  const words = label === null ? unreleased : fillIn(text, { version: label });
  if (address === null) return <span class="field-pill">{words}</span>;
  return (
    <a class="field-pill" href={link(address)}>
      {words}
    </a>
  );
}
