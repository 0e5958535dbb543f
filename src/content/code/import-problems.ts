// Describes problems with imports and names, and how to fix them.
import { isPrivate } from "../../files/real-path.js";
import { reasonOf } from "../../files/refusal.js";
import { nearest } from "../../shared/nearest.js";
import { type Place, type Problem, problem, warning } from "../../shared/problem.js";

/** There is no such file, or it is a package. */
export function notFound(source: string, files: Iterable<string>, place: Place): Problem {
  if (!/^[./]/.test(source)) {
    const what = `"${source}" is a package, but pages can only import files in the project.`;
    const meant = [...files].find((file) => file === source || file.replace(/\.\w+$/, "") === source);
    const hint = meant
      ? `To import the file in the project, write "/${meant}".`
      : (insteadOfTool(source) ?? "Copy what you need into a snippet, or remove the import.");
    return problem("import-package", place, what, hint);
  }
  const instead = insteadOfImport(source);
  if (instead !== null) {
    const what = `"${source}" cannot be imported: pages can only import .mdx, .md, .jsx and .tsx files.`;
    // Style sheets and scripts are on every page: nothing is lost.
    const say = /\.(?:css|js)$/i.test(source) ? warning : problem;
    return say("import-kind", place, what, instead);
  }
  const isClosed = isPrivate(source);
  const close = nearest(
    source,
    [...files].map((file) => `/${file}`),
  );
  const add = isClosed
    ? "Rename the file, and import it by its new name."
    : "Add the file, or remove the import or <Snippet> that names it.";
  const what = `The file "${source}" ${reasonOf({ kind: isClosed ? "private" : "missing" })}.`;
  return problem("missing-snippet", place, what, close ? `Did you mean "${close}"?` : add);
}

/** What to do with a component of another tool; null for other packages. */
function insteadOfTool(source: string): string | null {
  if (!/^(?:@theme|@docusaurus|@astrojs|vitepress|vue|fumadocs-|nextra)(?:[/-]|$)/.test(source)) return null;
  const tabs = /Tab/.test(source) ? ' Write <Tabs> around <Tab title="…">.' : "";
  return `Remove the import: components need none.${tabs} To convert a whole site: docsgen migrate.`;
}

/** What to do with a file that is not for imports; null: it may be. */
function insteadOfImport(source: string): string | null {
  if (/\.(?:css|js)$/i.test(source))
    return "Remove the import: the project's style sheets and scripts are included on every page.";
  if (/\.(?:vue|svelte|astro|ts|mjs|cjs|html?)$/i.test(source))
    return "Rewrite it as a component in a .jsx or .tsx file, or remove the import.";
  if (/\.(?:json|ya?ml|toml|csv|xml|txt)$/i.test(source))
    return 'Move its content to an "export const" in a .jsx file, or remove the import.';
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i.test(source))
    return 'Remove the import, and use the path of the image directly: <img src="/path/from/the/root.png" />.';
  return null;
}

/** The file is there, the name is not. */
export function notExported(
  { name, source }: { readonly name: string; readonly source: string },
  given: Readonly<Record<string, unknown>>,
  place: Place,
): Problem {
  if (name === "default") {
    const [first] = Object.keys(given);
    const hint = first ? `Import it by name: import { ${first} } from "${source}".` : "Add a default export to it.";
    return problem("not-exported", place, `"${source}" has no default export.`, hint);
  }
  const close = nearest(name, Object.keys(given));
  const hint = close ? `Did you mean ${close}?` : "Export it there, or remove it from the import.";
  return problem("not-exported", place, `"${source}" does not export "${name}".`, hint);
}

/** Files that import each other, or one that imports itself; the chain ends with the file it began with. */
export function circular(chain: readonly string[], place: Place): Problem {
  const circle = chain.slice(chain.indexOf(chain.at(-1) ?? ""));
  if (circle.length === 2) {
    const what = `This file imports itself: ${circle.join(" → ")}.`;
    return problem("circular-import", place, what, "Remove the import, or fix its path.");
  }
  const what = `Circular import: ${circle.join(" → ")}.`;
  return problem("circular-import", place, what, "Move what they share into a separate file.");
}

/** `{{name}}` without a value; `known` are the names that have one. */
export function undefinedVariable(name: string, place: Place, known: readonly string[]): Problem {
  const near = nearest(name, known);
  const hint = near ? `Did you mean {{${near}}}?` : `Add "${name}" to "variables" in docs.json.`;
  return warning("undefined-variable", place, `{{${name}}} is not defined.`, hint);
}

/** Code that is no JavaScript: in a file of code, or in lines of a page that begin with "import" or "export". */
export function codeSyntax(message: string, place: Place): Problem {
  const isCode = /\.[jt]sx?$/i.test(place.file);
  const hint = isCode
    ? "Fix the code there. Until then, nothing can be imported from this file."
    : 'If this is prose, start the line with a word other than "import" or "export".';
  return problem("code-syntax", place, `This is not valid JavaScript: ${message.replace(/ \(\d+:\d+\)$/, "")}.`, hint);
}

/** A name that neither the page nor docsgen defines. `given`: the props of the snippet that has it; null in a page. */
export function undefinedName(name: string, place: Place, given: readonly string[] | null = null): Problem {
  const what = `"${name}" is not defined.`;
  const near = given && nearest(name, given);
  const hint =
    given === null
      ? "Define it with export const, import it, or write \\{ for a literal brace."
      : `Write ${name}="…" in the tag that puts in this snippet${near ? `, not ${near}="…"` : ""}, or \\{ for a literal brace.`;
  return warning("undefined-name", place, what, hint);
}

/** A name that no page can show, such as `{URL}` or a component: usually words in braces. */
export function notShown(name: string, place: Place): Problem {
  const what = `{${name}} is read as JavaScript, but "${name}" is not something that can be shown as text.`;
  return warning("undefined-name", place, what, "Write \\{ for a literal brace, or put the text in `code`.");
}
