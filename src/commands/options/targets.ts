// Owns the hosts that `build --target` knows.

export const TARGETS = ["netlify", "cloudflare", "vercel"] as const;

export type Target = (typeof TARGETS)[number];

/** Where Vercel reads the files of a site, from the folder of the project. */
export const VERCEL_STATIC = ".vercel/output/static";
