// Owns the form of an acceptance case: a description, the problems its build must report, and facts its pages must show.
import type { CaseProject, CaseSite } from "./case-site.js";

/** `F1 what must be there` or `N1 what must not`; the letter and number are those of the case's list. */
export type Facts = Readonly<Record<`${"F" | "N" | "D"}${number} ${string}`, (site: CaseSite) => void | Promise<void>>>;

export interface AcceptanceCase extends CaseProject {
  readonly name: string;
  /** Every problem of the build, in its order: `warning path-param 6:77`; of another file with its name before the line. */
  readonly problems: readonly string[];
  readonly facts: Facts;
}

type Setting = Partial<Pick<AcceptanceCase, "descriptions" | "docs" | "files" | "problems">>;

/** A case by its name; its description is `<name>.yaml` where it does not say otherwise. */
export function acceptanceCase(name: string, facts: Facts, setting: Setting = {}): AcceptanceCase {
  return { name, descriptions: [`${name}.yaml`], problems: [], facts, ...setting };
}
