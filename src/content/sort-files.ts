// Sorts files of a project by name and folder.

/** Files by what they are, each list in order of names. */
export interface SortedFiles {
  readonly pages: readonly string[];
  readonly snippets: readonly string[];
  readonly statics: readonly string[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly data: readonly string[];
}

/**
 * Sorts paths relative to the root. Other kinds of files are left out. `named` has paths in lower case without an
 * ending: `cli/security` makes a page of `cli/security.md`.
 */
export function sortFiles(files: readonly string[], named: ReadonlySet<string>): SortedFiles {
  const sorted: Record<FileKind, string[]> = {
    pages: [],
    snippets: [],
    statics: [],
    styles: [],
    scripts: [],
    data: [],
  };
  const all = new Set(files);
  const isPage = (file: string) => isNamedPage(file, named) || isInListedFolder(file, named, all);
  for (const file of [...files].sort()) {
    const kind = kindOf(file, isPage);
    if (kind) sorted[kind].push(file);
  }
  return sorted;
}

/** Whether the navigation names a file of Markdown. */
export function isNamedPage(file: string, named: ReadonlySet<string>): boolean {
  return /\.mdx?$/i.test(file) && named.has(file.replace(/\.\w+$/, "").toLowerCase());
}

/** Whether the navigation lists a folder around the file. A readme beside an index is about the folder, and so are files of the root. */
function isInListedFolder(file: string, named: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const folder = file.slice(0, file.length - name.length);
  if (/^(?:agents|claude)\.md$/i.test(name)) return false;
  const isReadme = /^readme\.md$/i.test(name);
  if (isReadme ? all.has(`${folder}index.md`) || all.has(`${folder}index.mdx`) : folder === "") return false;
  const parts = folder.toLowerCase().split("/").slice(0, -1);
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  const isFolder = (path: string) => !all.has(`${path}.md`) && !all.has(`${path}.mdx`);
  return named.has("*") || above.some((path) => named.has(`${path}/*`) || (named.has(path) && isFolder(path)));
}

type FileKind = keyof SortedFiles;

function kindOf(file: string, isPage: (file: string) => boolean): FileKind | null {
  if (WANTED_BY_PATH.test(file)) return "statics";
  const name = file.slice(file.lastIndexOf("/") + 1).toLowerCase();
  const extension = name.slice(name.lastIndexOf(".") + 1);
  switch (extension) {
    case "mdx":
      return isInSnippets(file) ? "snippets" : "pages";
    case "md":
      if (isInSnippets(file)) return "snippets";
      return NOT_PAGES.test(name) && !isPage(file) ? null : "pages";
    case "jsx":
    case "tsx":
      return "snippets";
    case "css":
      return "styles";
    case "js":
      return TOOL_CONFIG.test(name) ? null : "scripts";
    case "json":
    case "yaml":
    case "yml":
      return NOT_DATA.test(name) ? null : "data";
    default:
      return served.has(extension) ? "statics" : null;
  }
}

/** What agents and apps look for at its path, of whatever kind it is; elsewhere `skill.md` is about something else. */
const WANTED_BY_PATH = /^(?:\.well-known\/|skill\.md$)/i;
const NOT_PAGES = /^(?:readme|license|changelog|contributing|contribute|code_of_conduct|security|agents|claude)\.md$/;
/** Why a JSON or YAML file is not read; null if its name is no reason. */
export function whyPassedOver(file: string): string | null {
  const parts = file.split("/");
  if (parts.some((part) => part.startsWith("."))) return "names that begin with a dot are hidden";
  if (NOT_DATA.test((parts.at(-1) ?? "").toLowerCase())) return "a file of this name holds settings of a tool";
  return null;
}

const NOT_DATA =
  /^(?:package|package-lock|pnpm-lock|tsconfig|docs|docsgen|mint|biome|renovate|vercel|netlify|pnpm-workspace)\.(?:json|ya?ml)$/;
const TOOL_CONFIG = /\.(?:config|test|spec|setup)\.js$/;

function isInSnippets(file: string): boolean {
  return /(?:^|\/)_?snippets\//i.test(file);
}

const served = new Set(
  (
    "jpeg jpg jfif pjpeg pjp png svg svgz ico webp gif apng avif bmp tiff tif " +
    "mp4 webm ogg ogv avi mov wmv flv mkv m4v mp3 wav flac aac wma m4a " +
    "pdf txt doc docx xls xlsx ppt pptx rtf odt ods odp csv tsv xml " +
    "woff woff2 ttf eot otf zip rar 7z tar gz tgz bz2 webmanifest vtt srt ipynb lottie"
  ).split(" "),
);
