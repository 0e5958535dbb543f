// Owns the form of an acceptance case: a description, the problems its build must report, and facts its pages must show.
import type { CasePage, CaseProject, CaseSite } from "./case-site.js";

/** The site, and what is on the page that the case names. */
type Shown<Page> = Page extends string ? CaseSite & CasePage : CaseSite;

/** `F1 what must be there` or `N1 what must not`; the letter and number are those of the case's list. */
type Facts<Shown> = Readonly<Record<`${"F" | "N" | "D"}${number} ${string}`, (shown: Shown) => void | Promise<void>>>;

export interface AcceptanceCase extends CaseProject {
  readonly name: string;
  /** The page that facts look at if they name no other. */
  readonly page: string | null;
  /** Every problem of the build, in its order: `warning path-param 6:77`; of another file with its name before the line. */
  readonly problems: readonly string[];
  readonly facts: Facts<CaseSite & CasePage>;
}

type Setting = Partial<Pick<AcceptanceCase, "descriptions" | "own" | "docs" | "files" | "problems">>;

/** A case by its name; its description is `<name>.yaml` if it does not say otherwise. */
export function acceptanceCase<Page extends string | undefined>(
  name: string,
  said: Setting & { readonly page?: Page } & Facts<Shown<Page>>,
): AcceptanceCase {
  const { page = null, descriptions = [`${name}.yaml`], own, docs, files, problems = [], ...facts } = said;
  return { name, page, descriptions, own, docs, files, problems, facts: facts as unknown as AcceptanceCase["facts"] };
}
