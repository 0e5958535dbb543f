// Draws links of divisions: tabs, anchors and items.
import type { Choice } from "../branch.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { newTab } from "./sidebar-entries.js";

interface HolderLinkProps {
  readonly shell: ShellContext;
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly class?: string;
}

/** A link that opens a division, or the links of one that holds no page. */
export function HolderLink({ shell, choice, isChosen, class: name }: HolderLinkProps) {
  const { holder } = choice;
  const { links, href } = choice;
  const isTab = name === "nav-tabs-item";
  if (links.length > 0) return <HolderLinks shell={shell} of={choice} links={links} class={name} />;
  if (href === null) return null;
  return (
    <a
      class={isTab ? "nav-tabs-item link" : name}
      href={href}
      data-active={isChosen ? "true" : undefined}
      aria-current={isChosen ? (isTab ? "page" : "true") : undefined}
      {...newTab(href)}
    >
      <Icon shell={shell} of={holder.icon} class={name && "icon-box"} isBare={isTab} />
      {holder.label}
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </a>
  );
}

interface HolderLinksProps {
  readonly shell: ShellContext;
  readonly of: Choice;
  readonly links: readonly Choice[];
  readonly class: string | undefined;
}

function HolderLinks({ shell, of: { holder }, links, class: name }: HolderLinksProps) {
  return (
    <details>
      <summary class={name}>
        <Icon shell={shell} of={holder.icon} class={name && "icon-box"} isBare={name === "nav-tabs-item"} />
        <span class="sidebar-title">{holder.label}</span>
        {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <HolderLink shell={shell} choice={link} isChosen={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}
