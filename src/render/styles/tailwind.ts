// Makes the style sheet of the Tailwind classes that a site uses: nothing but those utilities.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { transform } from "esbuild";
import { compile } from "tailwindcss";

/** The oldest browsers the site supports: nested rules and new colours are expanded for them. */
const TARGETS = ["chrome111", "firefox113", "safari16.4"];

/** CSS for the candidates that are utilities; empty where there are none. `dark:` follows `html.dark`. */
export async function buildUtilities(candidates: Iterable<string>): Promise<string> {
  const used = [...new Set(candidates)].sort();
  const compiler = await compile(await sourceSheet());
  const empty = compiler.build([]);
  const css = compiler.build(used);
  if (css === empty) return "";
  const { code } = await transform(css, { loader: "css", minify: true, target: TARGETS, legalComments: "none" });
  return code;
}

/**
 * The theme is inlined: its variables share names with docsgen's own tokens (`--text-sm`, `--radius-md`) and must never
 * reach the page. There is no reset, because docsgen brings the base styles.
 */
async function sourceSheet(): Promise<string> {
  const theme = await readFile(createRequire(import.meta.url).resolve("tailwindcss/theme.css"), "utf8");
  const inlined = theme.replace(/@theme\s+default\s*(inline reference)?\s*\{/g, "@theme default inline reference {");
  return `
    @layer reset, utilities;
    ${inlined}
    ${OWN_THEME}
    @custom-variant dark (&:where(.dark, .dark *));
    @layer reset { .mdx-content :is([class^="border"], [class*=" border"], [class*="divide-"] > *) { border-color: var(--color-line) } }
    @layer utilities { @tailwind utilities; }
  `;
}

/** The site's colours and fonts under the names that content uses, and the scales of Tailwind 3, which content is written for. */
const OWN_THEME = `@theme inline reference {
  --color-primary: var(--color-primary);
  --color-primary-light: var(--color-primary-light, var(--color-accent));
  --color-primary-dark: var(--color-primary-dark, var(--color-primary));
  --color-background-light: var(--color-page);
  --color-background-dark: var(--color-page);
  --font-sans: var(--font-body);
  --font-mono: var(--font-code);
  --radius-sm: 0.125rem;
  --radius-md: 0.375rem;
  --radius-lg: 0.5rem;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --blur-sm: 4px;
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
}`;
