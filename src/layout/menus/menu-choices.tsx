// Draws the choices of a menu: divisions, links, and links of divisions without a page.
import { languageOf } from "../../shared/languages.js";
import type { Choice } from "../branch.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface MenuChoicesProps {
  readonly shell: ShellContext;
  readonly choices: readonly Choice[];
  /** Ids of the divisions around the page. */
  readonly chosen: ReadonlySet<string>;
  /** The target of a division. */
  readonly addressOf: (choice: Choice) => string | null;
}

/** A division without pages or links is not shown. */
export function MenuChoices({ shell, choices, chosen, addressOf }: MenuChoicesProps) {
  return choices.map((choice) => {
    const isChosen = chosen.has(choice.id);
    if (choice.links.length > 0) return <LinkGroup key={choice.id} shell={shell} of={choice} />;
    const isNothing = choice.kind === "branch" && !isChosen && choice.href === null;
    const href = choice.kind === "link" ? choice.href : addressOf(choice);
    if (isNothing || href === null) return null;
    return <MenuChoice key={choice.id} shell={shell} choice={choice} href={href} isChosen={isChosen} />;
  });
}

interface MenuChoiceProps {
  readonly shell: ShellContext;
  readonly choice: Choice;
  readonly href: string;
  readonly isChosen: boolean;
}

function MenuChoice({ shell, choice: { holder }, href, isChosen }: MenuChoiceProps) {
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
      <Icon shell={shell} of={holder.icon} class="icon-box menu-icon nav-dropdown-item-icon" />
      <span class="menu-words nav-dropdown-item-text-container">
        <span class="nav-dropdown-item-title">{holder.label}</span>
        {holder.description && <small class="nav-dropdown-item-description">{holder.description}</small>}
      </span>
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </a>
  );
}

interface LinkGroupProps {
  readonly shell: ShellContext;
  readonly of: Choice;
}

function LinkGroup({ shell, of: { holder, links } }: LinkGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={holder.label} class="menu-group">
      <p class="menu-heading">{holder.label}</p>
      {links.map((link) => (
        <MenuChoice key={link.id} shell={shell} choice={link} href={link.href ?? ""} isChosen={false} />
      ))}
    </div>
  );
}
