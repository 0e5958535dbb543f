// Draws panels of which a reader chooses one: responses by status, bodies by media type, variants of a schema.
import type { ComponentChildren } from "preact";
import { useDraw } from "../../components/draw-context.js";

/** One option. */
interface ChoiceEntry {
  /** The panel's id, if it has one of its own. */
  readonly id?: string;
  readonly title: string;
  /** Drawn in the strip instead of the title. */
  readonly label?: ComponentChildren;
  readonly content: ComponentChildren;
}

export interface ChoiceProps {
  readonly entries: readonly ChoiceEntry[];
  readonly label: string;
  /** `menu` takes less room; more than six entries are always a menu. */
  readonly kind?: "tabs" | "menu";
  /** Choices of one group on a page follow each other by title. */
  readonly group?: string;
  /** Whether other pages remember the choice. */
  readonly remember?: boolean;
  /** Drawn at the start of the strip. */
  readonly head?: ComponentChildren;
  /** Drawn below the strip, whatever is chosen. */
  readonly lead?: ComponentChildren;
  readonly class?: string;
}

const MOST_TABS = 6;

/** A single entry is no choice: it is named in the strip, and drawn below it. */
export function Choice(props: ChoiceProps) {
  const { entries, label, kind = "tabs", group, remember, head, lead, class: name = "" } = props;
  const draw = useDraw();
  const placed = entries.map((entry) => ({ ...entry, id: draw.uniqueId(entry.id ?? `choice-${slug(entry.title)}`) }));
  const isMenu = kind === "menu" || entries.length > MOST_TABS;
  if (placed.length < 2) return <Single {...props} entry={placed[0]} />;
  return (
    <docs-choice class={`choice ${name}`.trimEnd()} data-group={group} data-remember={remember ? "" : undefined}>
      <div class="choice-strip">
        {head}
        {isMenu ? <Menu entries={placed} label={label} /> : <Tabs entries={placed} label={label} />}
      </div>
      {lead}
      {placed.map((entry, index) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may have a label.
        <div
          id={entry.id}
          class="choice-panel"
          role={isMenu ? "group" : "tabpanel"}
          aria-label={isMenu ? entry.title : undefined}
          aria-labelledby={isMenu ? undefined : `${entry.id}-tab`}
          data-title={entry.title}
          data-active={index === 0 ? "true" : undefined}
        >
          <p class="choice-title">{entry.title}</p>
          {entry.content}
        </div>
      ))}
    </docs-choice>
  );
}

interface Placed extends ChoiceEntry {
  readonly id: string;
}

function Single({ entry, head, lead, class: name = "" }: ChoiceProps & { readonly entry: Placed | undefined }) {
  return (
    <div class={`choice choice-single ${name}`.trimEnd()}>
      {(head || entry?.label) && (
        <div class="choice-strip">
          {head}
          {entry && <span class="choice-only api-section-heading-subtitle">{entry.label ?? entry.title}</span>}
        </div>
      )}
      {lead}
      {entry && (
        <div id={entry.id} class="choice-panel" data-title={entry.title} data-active="true">
          {entry.content}
        </div>
      )}
    </div>
  );
}

function Tabs({ entries, label }: { entries: readonly Placed[]; label: string }) {
  return (
    <div class="choice-tabs" role="tablist" aria-label={label} data-component-part="tabs-list">
      {entries.map((entry, index) => (
        <button
          type="button"
          role="tab"
          id={`${entry.id}-tab`}
          class="choice-tab"
          aria-controls={entry.id}
          aria-selected={index === 0}
          tabIndex={index === 0 ? undefined : -1}
          data-active={index === 0}
          data-component-part="tab-button"
        >
          {entry.label ?? entry.title}
        </button>
      ))}
    </div>
  );
}

function Menu({ entries, label }: { entries: readonly Placed[]; label: string }) {
  return (
    <select class="choice-menu option-dropdown" aria-label={label} autocomplete="off">
      {entries.map((entry, index) => (
        <option value={entry.id} selected={index === 0}>
          {entry.title}
        </option>
      ))}
    </select>
  );
}

function slug(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "entry"
  );
}
