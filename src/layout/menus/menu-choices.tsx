// Draws the choices of a menu: divisions, links, and links of divisions without a page.
import { languageOf } from "../../shared/languages.js";
import type { Choice } from "../branch.js";
import { Icon } from "../shell-context.js";
import { Tag } from "../sidebar/group.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface MenuChoicesProps {
  readonly choices: readonly Choice[];
  /** Ids of the divisions around the page. */
  readonly chosen: ReadonlySet<string>;
  /** The target of a division. */
  readonly addressOf: (choice: Choice) => string | null;
}

/** A division without pages or links is not shown. */
export function MenuChoices({ choices, chosen, addressOf }: MenuChoicesProps) {
  return choices.map((choice) => {
    const isChosen = chosen.has(choice.id);
    if (choice.links.length > 0) return <LinkGroup of={choice} />;
    const isNothing = choice.kind === "branch" && !isChosen && choice.href === null;
    const href = choice.kind === "link" ? choice.href : addressOf(choice);
    if (isNothing || href === null) return null;
    return <MenuChoice choice={choice} href={href} isChosen={isChosen} />;
  });
}

interface MenuChoiceProps {
  readonly choice: Choice;
  readonly href: string;
  readonly isChosen: boolean;
}

function MenuChoice({ choice: { holder }, href, isChosen }: MenuChoiceProps) {
  const language = holder.kind === "language" ? languageOf(holder.name) : null;
  return (
    <a
      class="menu-item nav-dropdown-item"
      href={href}
      lang={language?.tag}
      hreflang={language?.tag}
      aria-current={isChosen ? "true" : undefined}
      {...newTab(href)}
    >
      <Icon of={holder.icon} class="icon-box menu-icon nav-dropdown-item-icon" />
      <span class="menu-words nav-dropdown-item-text-container">
        <span class="nav-dropdown-item-title">{holder.label}</span>
        {holder.description && <small class="nav-dropdown-item-description">{holder.description}</small>}
      </span>
      <Tag text={holder.tag} />
    </a>
  );
}

interface LinkGroupProps {
  readonly of: Choice;
}

function LinkGroup({ of: { holder, links } }: LinkGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={holder.label} class="menu-group">
      <p class="menu-heading">{holder.label}</p>
      {links.map((link) => (
        <MenuChoice choice={link} href={link.href ?? ""} isChosen={false} />
      ))}
    </div>
  );
}
