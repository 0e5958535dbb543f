// Settles whether pictures of a project get copies: docs.json wants them, and the library that makes them is installed.
import { createRequire } from "node:module";
import type { DocsConfig } from "../../config/docs-config.js";
import { fileOf, type Report, warning } from "../../shared/problem.js";

/** Formats that copies are made of. */
export const COPIED_PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** The settings, without copies of pictures where nothing can make them. `served` are files of the project. */
export function withPictures(config: DocsConfig, served: readonly string[], report: Report): DocsConfig {
  if (!config.images.optimize || isInstalled() || !served.some((file) => COPIED_PICTURE.test(file))) return config;
  const what =
    "Large pictures are served only as they are: @napi-rs/image, which makes smaller copies, is not installed.";
  const hint = 'Run `npm install @napi-rs/image` beside docsgen, or set "images.optimize" to false.';
  report(warning("pictures-as-they-are", fileOf("docs.json"), what, hint));
  return { ...config, images: { optimize: false } };
}

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve("@napi-rs/image");
    return true;
  } catch {
    return false;
  }
}
