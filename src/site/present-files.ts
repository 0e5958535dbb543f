// Leaves out pictures and fonts of the settings that the project does not have: a name reads better than a broken picture.
import type { DocsConfig } from "../config/docs-config.js";
import type { Font } from "../config/settings/appearance.js";
import { fileOf, type Report } from "../shared/problem.js";
import { missingFile, missingFileHint } from "./checks/missing-file.js";
import type { PlaceOf } from "./read-place.js";

interface Project {
  /** Paths of files that are served, relative to the root. */
  readonly files: ReadonlySet<string>;
  readonly placeOf: PlaceOf;
}

/**
 * The settings without a logo, favicon, background and files of fonts that are not there. Where a picture of one of two
 * modes is, it serves for both.
 */
export function presentFiles(config: DocsConfig, project: Project, report: Report): DocsConfig {
  const present = <Pair extends { readonly light: string; readonly dark: string }>(pair: Pair | null): Pair | null => {
    if (pair === null) return null;
    const [light, dark] = [isPresent(pair.light), isPresent(pair.dark)];
    if (!light) tell(pair.light);
    if (!dark && pair.dark !== pair.light) tell(pair.dark);
    if (!light && !dark) return null;
    return { ...pair, light: light ? pair.light : pair.dark, dark: dark ? pair.dark : pair.light };
  };
  const fontOf = (font: Font | null): Font | null => {
    if (!font?.source || isPresent(font.source)) return font;
    tell(font.source);
    return { ...font, source: null };
  };
  const isPresent = (path: string): boolean =>
    /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) || project.files.has(pathOf(path));
  const tell = (path: string): void =>
    report(missingFile(path, project.placeOf(fileOf("docs.json"), path), hintFor(pathOf(path), project.files)));
  const background = { ...config.background, image: present(config.background.image) };
  const body = fontOf(config.fonts.body);
  const heading = config.fonts.heading === config.fonts.body ? body : fontOf(config.fonts.heading);
  const fonts = { body, heading, code: fontOf(config.fonts.code) };
  return { ...config, logo: present(config.logo), favicon: present(config.favicon), background, fonts };
}

function hintFor(path: string, files: ReadonlySet<string>): string {
  const meant = [...files].find((file) => file.toLowerCase() === path.toLowerCase());
  return missingFileHint(meant && `/${meant}`);
}

/** A path as written in the settings, as the list of files has it. */
function pathOf(written: string): string {
  const path = written.replace(/^\.?\/+/, "").replace(/[?#].*$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
