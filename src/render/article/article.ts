// Owns the drawing of page bodies as the rest of docsgen sees it.

import { uiStrings } from "../../config/read-ui-strings.js";
import { undrawable } from "../../content/code/code-problems.js";
import { OutOfTime } from "../../content/code/within-time.js";
import { openFolder } from "../../files/open-folder.js";
import { grammarNames } from "../../highlight/custom-grammars.js";
import { languageCheck } from "../../highlight/meant-language.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { Article } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { once } from "../../shared/once.js";
import { fileOf, type Report } from "../../shared/problem.js";
import type { HighlightCode } from "../code/highlight-code.js";
import { loadIcons } from "../icons/load-icons.js";
import { pictureCopy } from "../pictures/picture-copies.js";
import { glossing } from "../tree/glossary.js";
import { ArticleDrawer } from "./article-drawer.js";
import { type ArticleContext, type ArticleInputs, type Body, type ColourInputs, fileOfBody } from "./article-inputs.js";
import { PICTURE, readPictureSize } from "./read-picture-size.js";
import { fullAddress, type KnownAddresses, resolveLink } from "./resolve-link.js";

export type { ArticleContext, Body } from "./article-inputs.js";

export interface Articles {
  /** Draws a body. One that cannot be drawn reports why and is empty. */
  readonly draw: (body: Body) => Promise<Article>;
}

/** Makes the drawer of bodies, which remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  const drawOrExplain = async (body: Body): Promise<Article> => {
    try {
      return await drawer.draw(body);
    } catch (error) {
      const problem = undrawable(error, fileOf(fileOfBody(body.page)));
      if (problem === null || body.text === "") throw error;
      body.report(problem);
      return drawer.draw({ ...body, text: "" });
    }
  };
  const firstLook = async (body: Body): Promise<Article> => {
    let isStopped = false;
    const report: Report = (each) => {
      isStopped ||= each.code === "page-timeout";
      body.report(each);
    };
    const article = await drawOrExplain({ ...body, report });
    if (isStopped) throw new OutOfTime(context.timeLimit);
    return article;
  };
  return { draw: context.isFirstLook ? firstLook : drawOrExplain };
}

/** Answers the questions of a page; each answer is recorded with its article. */
interface ArticleSources {
  /** Absolute path of the project. */
  readonly root: string;
  readonly addresses: KnownAddresses;
  readonly highlight: HighlightCode;
  /** The time that code of pages sees, in milliseconds. */
  readonly clock: number;
  /** Whether pages whose code takes too long are given up, so that another thread draws them. */
  readonly isFirstLook: boolean;
  /** Where verdicts on diagrams are kept between runs; null keeps none. */
  readonly cache: string | null;
}

/** Milliseconds that the code of a page may run in a thread that must survive. */
const FIRST_LOOK = 1000;

export function articleContext(
  inputs: ArticleInputs,
  { root, addresses, highlight, clock, cache, isFirstLook }: ArticleSources,
): ArticleContext {
  const { parser, variables, glossary, latex, safe, snippets } = inputs;
  const { iconLibrary, optimizesPictures, colours, timeLimit } = inputs;
  const folder = openFolder(root);
  return {
    ...{ parser, variables, latex, safe, snippets, highlight, clock, cache, isFirstLook },
    timeLimit: isFirstLook ? Math.min(FIRST_LOOK, timeLimit) : timeLimit,
    readFile: (file) => folder.text(file),
    readCode: (file) => folder.ask(file, "code"),
    resolveLink: (target, fromFile) => resolveLink(target, fromFile, addresses),
    linkInCopy: (target, fromFile) => fullAddress(resolveLink(target, fromFile, addresses), inputs.address),
    pictureFile: (target, fromFile) => pictureFile(resolveLink(target, fromFile, addresses), addresses),
    pictureSize: (file) => readPictureSize(folder, file),
    pictureCopy: (file) =>
      optimizesPictures && addresses.files.has(`/${file}`) ? pictureCopy(folder, file, addresses.base) : null,
    icons: loadIcons(iconLibrary),
    words: uiStrings,
    glossing: glossingOf(glossary),
    meantLanguage: languageCheck(once(() => ownLanguages(colours))),
  };
}

/** Lower-case names of the languages that the site brings grammars for. */
function ownLanguages({ grammars }: ColourInputs): Set<string> {
  return new Set(grammars.flatMap(grammarNames));
}

/** Terms that are explained in other languages only are no terms of a page. */
function glossingOf(glossary: ArticleInputs["glossary"]): ArticleContext["glossing"] {
  const entries = Object.entries(glossary);
  const ofLanguage = oncePerKey((language: string | null) => {
    const own = (tip: (typeof entries)[number][1]) => (typeof tip === "string" ? tip : tip[language ?? "en"]);
    return glossing(new Map(entries.flatMap(([term, tip]) => pair(term, own(tip)))));
  });
  return (language) => (entries.length === 0 ? null : (ofLanguage(language)?.() ?? null));
}

function pair(term: string, tip: string | undefined): (readonly [string, string])[] {
  return tip === undefined ? [] : [[term, tip]];
}

function pictureFile(address: string, { base }: KnownAddresses): string | null {
  if (!address.startsWith(`${base}/`) || address.startsWith("//")) return null;
  const path = decodePath(address.slice(base.length + 1).replace(/[?#].*/, ""));
  return PICTURE.test(path) ? path : null;
}
