// Lists what options choose from: formats of problems, and hosts that `build --target` knows.

export const PROBLEM_FORMATS = ["text", "json", "github", "sarif", "summary"] as const;

/** `text` is for people, the others are for programs: `github` annotates, `summary` is Markdown for a job summary. */
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

export const TARGETS = ["netlify", "cloudflare", "vercel"] as const;

export type Target = (typeof TARGETS)[number];

/** Where Vercel reads the files of a site, from the folder of the project. */
export const VERCEL_STATIC = ".vercel/output/static";
