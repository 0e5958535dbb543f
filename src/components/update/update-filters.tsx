// Draws the tags of a changelog as buttons that filter its entries.
import { groupBy } from "../../shared/lists.js";

interface UpdateFiltersProps {
  /** The tags of each entry. */
  readonly tags: readonly (readonly string[])[];
  readonly title: string;
  /** `side`: in the column beside the text. `top`: above the entries, where that column is not shown. */
  readonly place: "side" | "top";
  /** Sites style the filters by this id; one place has it. */
  readonly id?: string | undefined;
}

/** Frequent tags come first. Beside the text they are a landmark of their own. Drawn with the page, so that nothing moves when the script comes. */
export function UpdateFilters({ tags, title, place, id }: UpdateFiltersProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name.
    <div
      id={id}
      class="update-filters"
      role={place === "side" ? "region" : "group"}
      aria-label={title}
      data-place={place}
    >
      <span class="update-filters-title" aria-hidden="true">
        {title}
      </span>
      {tagsByCount(tags.flat()).map(([tag, count]) => (
        <button type="button" class="update-filter" data-action="filter" data-tag={tag} aria-pressed="false">
          {tag}
          <span class="update-filter-count">{count}</span>
        </button>
      ))}
    </div>
  );
}

function tagsByCount(tags: readonly string[]): [string, number][] {
  const counts = Array.from(
    groupBy(tags, (tag) => tag),
    ([tag, { length }]): [string, number] => [tag, length],
  );
  return counts.sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
}
