// Draws what a menu chooses from: divisions and links, and the links of divisions that open no page.
import type { NavBranch, NavLink } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { linksInstead } from "../links-below.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface MenuChoicesProps {
  readonly frame: FrameContext;
  readonly choices: readonly (NavBranch | NavLink)[];
  /** Ids of the divisions around the page. */
  readonly chosen: ReadonlySet<string>;
  /** Where a choice of a division leads. */
  readonly addressOf: (choice: NavBranch) => string | null;
}

/** A division that holds neither page nor link is not shown. */
export function MenuChoices({ frame, choices, chosen, addressOf }: MenuChoicesProps) {
  return choices.map((choice) => {
    const isChosen = chosen.has(choice.id);
    const links = linksInstead(choice, frame);
    if (links.length > 0) return <LinkGroup key={choice.id} frame={frame} of={choice} links={links} />;
    const isNothing = choice.kind === "branch" && !isChosen && frame.addresses.branch(choice) === null;
    const href = choice.kind === "link" ? frame.addresses.link(choice.href) : addressOf(choice);
    if (isNothing || href === null) return null;
    return <MenuChoice key={choice.id} frame={frame} choice={choice} href={href} isChosen={isChosen} />;
  });
}

interface MenuChoiceProps {
  readonly frame: FrameContext;
  readonly choice: NavBranch | NavLink;
  readonly href: string;
  readonly isChosen: boolean;
}

function MenuChoice({ frame, choice: { holder }, href, isChosen }: MenuChoiceProps) {
  const language = holder.kind === "language" ? languageOf(holder.name) : null;
  return (
    <a
      class="menu-item"
      href={href}
      lang={language?.tag}
      hreflang={language?.tag}
      aria-current={isChosen ? "true" : undefined}
      {...newTab(href)}
    >
      <Icon frame={frame} of={holder.icon} class="icon-box menu-icon" />
      <span class="menu-words">
        <span>{holder.label}</span>
        {holder.description && <small>{holder.description}</small>}
      </span>
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </a>
  );
}

interface LinkGroupProps {
  readonly frame: FrameContext;
  readonly of: NavBranch | NavLink;
  readonly links: readonly NavLink[];
}

function LinkGroup({ frame, of: { holder }, links }: LinkGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={holder.label} class="menu-group">
      <p class="menu-heading">{holder.label}</p>
      {links.map((link) => (
        <MenuChoice key={link.id} frame={frame} choice={link} href={frame.addresses.link(link.href)} isChosen={false} />
      ))}
    </div>
  );
}
