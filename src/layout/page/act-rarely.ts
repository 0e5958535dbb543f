// Runs in the browser: what few clicks and keys ask for, in one file that is loaded with the first of them.
import { copyHeadingLink } from "./copy-heading-link.js";
import { fillInPage } from "./fill-in-page.js";

export { announceCopied, writeText } from "../../components/copy-text.js";
export { dismissBanner } from "./dismiss-banner.js";
export { foldSidebar } from "./fold-sidebar.js";
export { placeMenu } from "./place-menu.js";
export { pressKey } from "./press-key.js";

/** A link of the page menu is filled in and opened; that of a heading is copied. */
export function followLink(link: HTMLAnchorElement): Promise<void> {
  return link.matches(".anchor") ? copyHeadingLink(link) : fillInPage(link);
}
