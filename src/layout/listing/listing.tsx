// Draws the directory below a group's root page: the pages and groups of the group, as cards or as lists that open.
import { render } from "preact-render-to-string";
import type { Html } from "../../model.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import type { ListedItem, Listing } from "../view.js";

export function drawListing(shell: ShellContext, listing: Listing): Html {
  return render(
    listing.kind === "cards" ? (
      <Cards shell={shell} items={listing.items} />
    ) : (
      <div class="listing">
        <Lines items={listing.loose} />
        {listing.groups.map(({ id, label, items }) => (
          <details key={id}>
            <summary>{label}</summary>
            <Lines items={items} />
          </details>
        ))}
      </div>
    ),
  );
}

interface CardsProps {
  readonly shell: ShellContext;
  readonly items: readonly ListedItem[];
}

function Cards({ shell, items }: CardsProps) {
  return (
    <ul class="listing listing-cards">
      {items.map(({ title, icon, description, href }) => (
        <li key={href}>
          <a href={href} {...newTab(href)}>
            <Icon shell={shell} of={icon} class="icon-box menu-icon" />
            <span class="listing-title">{title}</span>
            {description && <small>{description}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Lines({ items }: { readonly items: readonly ListedItem[] }) {
  return (
    <ul class="listing-lines">
      {items.map(({ title, href }) => (
        <li key={href}>
          <a href={href} {...newTab(href)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
