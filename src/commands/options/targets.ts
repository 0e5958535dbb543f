// Owns the hosts that `build --target` knows.

export const TARGETS = ["netlify", "cloudflare", "vercel"] as const;

export type Target = (typeof TARGETS)[number];

/** Files that a host reads from the folder of the site, besides those of every site. */
export const FILES_OF_TARGET: Readonly<Record<Target, readonly string[]>> = {
  netlify: [],
  cloudflare: ["_worker.js", "_routes.json"],
  vercel: [],
};

/** Where Vercel reads the files of a site, from the folder of the project. */
export const VERCEL_STATIC = ".vercel/output/static";
