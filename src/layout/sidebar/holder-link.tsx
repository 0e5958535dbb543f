// Draws the links that open divisions: tabs, anchors and items where they stand one by one.
import type { NavBranch, NavLink } from "../../model.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { linksInstead } from "../links-below.js";
import { newTab } from "./sidebar-entries.js";

interface HolderLinkProps {
  readonly frame: FrameContext;
  readonly choice: NavBranch | NavLink;
  readonly isChosen: boolean;
  readonly class?: string;
}

/** A link that opens a division, or the links of one that holds no page. */
export function HolderLink({ frame, choice, isChosen, class: name }: HolderLinkProps) {
  const { holder } = choice;
  const links = linksInstead(choice, frame);
  if (links.length > 0) return <HolderLinks frame={frame} of={choice} links={links} class={name} />;
  const href = hrefOf(choice, frame);
  if (href === null) return null;
  return (
    <a
      class={name}
      href={href}
      data-active={isChosen ? "true" : undefined}
      aria-current={isChosen ? "true" : undefined}
      {...newTab(href)}
    >
      <Icon frame={frame} of={holder.icon} class={name && "icon-box"} />
      {holder.label}
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </a>
  );
}

/** Where a division opens; null where it holds no page. */
function hrefOf(choice: NavBranch | NavLink, { addresses }: FrameContext): string | null {
  if (choice.kind === "link") return addresses.link(choice.href);
  return addresses.branch(choice);
}

interface HolderLinksProps {
  readonly frame: FrameContext;
  readonly of: NavBranch | NavLink;
  readonly links: readonly NavLink[];
  readonly class: string | undefined;
}

function HolderLinks({ frame, of: { holder }, links, class: name }: HolderLinksProps) {
  return (
    <details>
      <summary class={name}>
        <Icon frame={frame} of={holder.icon} class={name && "icon-box"} />
        <span class="sidebar-title">{holder.label}</span>
        {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <HolderLink frame={frame} choice={link} isChosen={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}
