// Gives each document its Content-Security-Policy. What a branch shares is searched once; most pages add nothing.
import type { Html } from "../../../model.js";
import { allowFor, joinSources, OF_CODE, type Sources } from "../../../shared/policy/sources.js";
import type { Assets } from "../../assets.js";
import type { Shell } from "../../shell.js";
import { PLACE_SCRIPT } from "../../sidebar/place-script.js";
import { type Filled, literalsOf, type Template } from "../../slots.js";
import { findSources, hashSource } from "./find-sources.js";
import { policyTag } from "./write-policy.js";

/** What a page's policy follows from. */
export interface PolicyParts {
  /** Everything beside the sidebar. */
  readonly main: Filled;
  /** Fillings that were searched before, and what is in them. */
  readonly searched: { readonly fillings: readonly Html[]; readonly sources: Sources };
  /** docsgen's own elements in what the site's authors wrote: they bring their scripts. */
  readonly elements: readonly string[];
  /** What else its owner wrote for it. */
  readonly ofOwner: Html;
  /** Whether its text is by the owner of the site, whose scripts and frames are allowed. */
  readonly isOwners: boolean;
  /** Origins that the code of its scripts names. */
  readonly origins: readonly string[];
}

/** What elements of docsgen ask for in a browser. */
const OF_ELEMENTS: readonly { readonly name: string; readonly sources: Sources }[] = [
  { name: "github-repo", sources: { "connect-src": ["https://api.github.com"] } },
  // Parts of a reference are loaded later, and descriptions may show pictures in them.
  { name: "reference", sources: { "img-src": ["https:"] } },
];

/** What pages of a branch share, and the tags that are written already, by what a page adds. */
interface Branch {
  readonly sources: Sources;
  readonly tags: Map<string, Html>;
}

/** Writes the policy of a page; nothing where the site has none. */
export function createPolicies(assets: Assets): (shell: Shell, parts: PolicyParts) => Html {
  const { policy } = assets;
  if (policy === null) return () => "";
  const branches = new Map<Shell, Branch>();
  const templates = new Map<Template, Sources>();
  const branchOf = (shell: Shell): Branch => {
    const known = branches.get(shell);
    if (known) return known;
    const made = { sources: joinSources([policy, ...sourcesOfShell(shell, assets)]), tags: new Map<string, Html>() };
    branches.set(shell, made);
    return made;
  };
  // Nothing in a template is by a page: only docsgen and the owner's settings speak in it.
  const ofTemplate = (template: Template): Sources => {
    const sources = templates.get(template) ?? joinSources(literalsOf(template).map((html) => findSources(html, true)));
    templates.set(template, sources);
    return sources;
  };
  return (shell, { main, searched, elements, ofOwner, isOwners, origins }) => {
    const own = [
      ofTemplate(main.template),
      ...main.fillings.filter((html) => !searched.fillings.includes(html)).map((html) => findSources(html, isOwners)),
      searched.sources,
      ...(ofOwner === "" ? [] : [findSources(ofOwner, true)]),
      ...OF_ELEMENTS.filter(({ name }) => elements.includes(name)).map(({ sources }) => sources),
      allowFor(OF_CODE, origins),
    ].filter((each) => Object.keys(each).length > 0);
    const { sources, tags } = branchOf(shell);
    const key = JSON.stringify(own);
    const tag = tags.get(key) ?? policyTag([sources, ...own]);
    tags.set(key, tag);
    return tag;
  };
}

/** The owner wrote the head and the banner; sidebars also show what descriptions say. */
function sourcesOfShell({ head, banner, topBar, sidebar }: Shell, assets: Assets): Sources[] {
  const others = [...topBar, sidebar.anywhere, ...sidebar.files.values()];
  const scripts = { "script-src": [hashSource(PLACE_SCRIPT)] };
  return [findSources(head + assets.head + banner, true), scripts, ...others.map((html) => findSources(html, false))];
}
