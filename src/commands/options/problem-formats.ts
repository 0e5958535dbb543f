// Lists the formats in which commands print problems.

export const PROBLEM_FORMATS = ["text", "json", "github", "sarif", "summary"] as const;

/** `text` is for people, the others are for programs: `github` annotates, `summary` is Markdown for a job summary. */
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];
