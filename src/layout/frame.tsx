// Owns the page as a whole: puts an article into the frame of its branch.
import type { Html, NavBranch, PagePath, Trail } from "../model.js";
import { languageOf } from "../shared/languages.js";
import { toPagePath } from "../shared/page-path.js";
import type { Site } from "../site/site.js";
import { addressesOf } from "./addresses.js";
import { assemble } from "./assemble.js";
import { type Branch, branchOf, nearestTrail } from "./branch.js";
import { createCounterparts } from "./counterparts.js";
import { Document, PageDocument } from "./document.js";
import { type Translation, titleOf } from "./head/head.js";
import { createIconSheet } from "./icons/icon-sheet.js";
import { NotFound } from "./not-found/not-found.js";
import { crumbsOf } from "./page-head/trail-crumbs.js";
import { drawShell, type Shell } from "./shell.js";
import { markActive } from "./sidebar/mark-active.js";
import { fillTemplate } from "./slots.js";
import type { Assets, PageView } from "./view.js";

/** Draws pages of one site. Everything that repeats is drawn once per branch and kept. */
export interface Frame {
  draw(view: PageView): Html;
  /** The page for addresses that lead nowhere. `body` is the drawn `errors.404.description`, if there is one. */
  draw404(body: Html | null): Html;
}

/** Prepares the frame of a site; call it once per worker. */
export function createFrame(site: Site, assets: Assets): Frame {
  const addresses = addressesOf(site);
  const icons = createIconSheet(site, assets.icon);
  const counterparts = createCounterparts();
  const shells = new Map<string, Shell>();

  function shellOf(branch: Branch): Shell {
    const kept = shells.get(branch.key);
    if (kept) return kept;
    const shell = drawShell({ site, assets, addresses, icons }, branch);
    shells.set(branch.key, shell);
    return shell;
  }

  /** Where a choice of a selector leads from this page: to the same page over there, else to the first. */
  function across(path: PagePath, choice: NavBranch | undefined): string {
    const target = choice && (counterparts.find(path, choice) ?? choice.first);
    return target ? addresses.page(target) : `${addresses.base}/`;
  }

  function translationsOf(path: PagePath, branch: Branch): Translation[] {
    const languages = branch.levels.find(({ kind }) => kind === "language");
    if (!languages) return [];
    return languages.choices.flatMap((choice) => {
      const tag = languageOf(choice.holder.name)?.tag;
      if (choice.kind === "link" || !tag) return [];
      const target = choice.id === languages.chosen.id ? path : counterparts.find(path, choice);
      return target ? [{ tag, address: addresses.page(target) }] : [];
    });
  }

  return {
    draw(view) {
      const { page, article, trail } = view;
      const branch = branchOf(site, trail ?? nearestTrail(site, page.path));
      const shell = shellOf(branch);
      const document = (
        <PageDocument
          frame={shell.frame}
          view={view}
          hasTabs={shell.hasTabs}
          crumbs={crumbsOf(shell.frame, trail)}
          translations={trail ? translationsOf(page.path, branch) : []}
        />
      );
      const parts = {
        topBar: fillTemplate(shell.topBar, (id) => across(page.path, shell.choices.get(id))),
        sidebar: markActive(shell.sidebar, page.path),
        article: article.html,
        aside: article.aside ?? "",
      };
      return assemble(document, shell, { assets, parts, scripts: view.scripts });
    },
    draw404(body) {
      const branch = branchOf(site, firstTrail(site));
      const shell = shellOf(branch);
      const { config } = site;
      const title = config.errors["404"].title ?? shell.frame.ui.pageNotFound;
      const document = (
        <Document
          frame={shell.frame}
          hasTabs={shell.hasTabs}
          path="/404"
          mode="center"
          head={
            <>
              <title>{titleOf(title, config.name)}</title>
              <meta name="robots" content="noindex" />
            </>
          }
        >
          <NotFound frame={shell.frame} nodes={branch.levels[0]?.choices ?? branch.entries} hasBody={body !== null} />
        </Document>
      );
      const parts = {
        topBar: fillTemplate(shell.topBar, (id) => across(NO_PAGE, shell.choices.get(id))),
        sidebar: shell.sidebar.html,
        article: body ?? "",
        aside: "",
      };
      return assemble(document, shell, { assets, parts, scripts: [] });
    },
  };
}

const NO_PAGE = toPagePath("404");

/** The trail of the site's first page: the frame for what belongs nowhere. */
function firstTrail({ trails }: Site): Trail | null {
  for (const trail of trails.values()) return trail;
  return null;
}
