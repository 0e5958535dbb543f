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
  const isMenu = kind === "menu" || entries.length > MOST_TABS;
  if (entries.length < 2) return <Single {...props} entry={entries[0]} />;
  return (
    <docs-choice class={`choice ${name}`.trimEnd()} data-group={group} data-remember={remember ? "" : undefined}>
      <div class="choice-strip">
        {head}
        {isMenu ? <Menu entries={entries} label={label} /> : <Tabs entries={entries} label={label} />}
      </div>
      {lead}
      {entries.map((entry, index) => (
        <Panel {...entry} isShown={index === 0} />
      ))}
    </docs-choice>
  );
}

interface PanelProps extends Pick<ChoiceEntry, "id" | "content"> {
  readonly title?: string | undefined;
  readonly isShown?: boolean;
}

function Panel({ id, title, content, isShown }: PanelProps) {
  const { uniqueId } = useDraw();
  return (
    <div id={id && uniqueId(id)} class="choice-panel" data-title={title} data-active={isShown ? "true" : undefined}>
      {content}
    </div>
  );
}

/** Its title is in the strip; panels of a group are found by theirs. */
function Single(props: ChoiceProps & { readonly entry: ChoiceEntry | undefined }) {
  const { entry, group, head, lead, class: name = "" } = props;
  return (
    <div class={`choice choice-single ${name}`.trimEnd()}>
      {(head || entry?.label) && (
        <div class="choice-strip">
          {head}
          {entry && <span class="choice-only api-section-heading-subtitle">{entry.label ?? entry.title}</span>}
        </div>
      )}
      {lead}
      {entry && <Panel {...entry} title={group && entry.title} />}
    </div>
  );
}

/** The script says which of them is chosen, which panel each shows, and what both are: without it no tab is seen. */
function Tabs({ entries, label }: Pick<ChoiceProps, "entries" | "label">) {
  return (
    <div class="choice-tabs" role="tablist" aria-label={label} data-component-part="tabs-list">
      {entries.map((entry, index) => (
        <button type="button" data-active={index === 0 || undefined} data-component-part="tab-button">
          {entry.label ?? entry.title}
        </button>
      ))}
    </div>
  );
}

function Menu({ entries, label }: Pick<ChoiceProps, "entries" | "label">) {
  return (
    <select class="choice-menu option-dropdown" aria-label={label} autocomplete="off">
      {entries.map((entry, index) => (
        <option selected={index === 0}>{entry.title}</option>
      ))}
    </select>
  );
}
