// Owns settings of the frame around an article: top bar, footer, banner, page menu, search box, 404 page.
import * as z from "zod";
import { hrefFault } from "../link-and-icon.js";
import { colorPair, icon, orNull, settings, text, webUrl } from "./shapes.js";

const service = z.enum(["github", "discord"]);

const href = z.string().superRefine((value, context) => {
  const fault = hrefFault(value);
  if (fault) context.addIssue({ code: "custom", message: fault });
});

/** A link of any other type, such as "button", is a plain one. */
const navbarLink = settings({
  label: z.string().optional(),
  href,
  icon: orNull(icon),
  type: orNull(z.union([service, z.string()])).describe("A service whose logo is shown."),
}).transform((link, context) => {
  const label = link.label?.trim() ?? "";
  const type = service.safeParse(link.type).data ?? null;
  if (label === "" && !link.icon && !type) {
    context.addIssue({ code: "custom", message: 'needs a "label"' });
    return z.NEVER;
  }
  return { ...link, type, label: label === "" ? null : label };
});

const navbarButton = settings({
  type: z.enum(["button", "github", "discord"]),
  label: orNull(text),
  href,
}).superRefine(({ type, label }, context) => {
  if (type === "button" && label === null) context.addIssue({ code: "custom", message: 'needs a "label"' });
});

export const navbar = settings({
  links: z.array(navbarLink).default([]).describe("Links next to the search box."),
  primary: orNull(navbarButton).describe("The primary button."),
})
  .prefault({})
  .describe("Links in the top bar.");

const footerColumn = settings({
  header: orNull(text),
  items: z.array(settings({ label: text, href })).min(1, { error: "must have at least one link" }),
});

export const footer = settings({
  socials: z.record(z.string(), href).default({}).describe("Platform → profile URL."),
  links: z.array(footerColumn).default([]).describe("Columns of links."),
})
  .prefault({})
  .describe("Footer of every page.");

export const banner = orNull(
  settings({
    content: text.describe("Text with links, bold and italic."),
    dismissible: z
      .boolean()
      .default(false)
      .describe("Whether readers can dismiss it. It reappears when its text changes."),
    type: z.enum(["info", "warning", "critical"]).default("info").describe("How urgent it is."),
    color: orNull(colorPair).describe("Custom colour, per mode. The text is white."),
  }),
).describe("Banner above the top bar.");

/** What the page menu can offer without further settings. */
const PAGE_ACTIONS = [
  "copy",
  "assistant",
  "view",
  "download-pdf",
  "download-spec",
  "chatgpt",
  "claude",
  "perplexity",
  "grok",
  "aistudio",
  "devin",
  "windsurf",
  "devin-desktop",
  "mcp",
  "add-mcp",
  "cursor",
  "vscode",
  "devin-mcp",
] as const;

/** `$page`, `$path` and `$mcp` are filled in by the browser, so only the rest has to be a valid link. */
const menuHref = z.string().superRefine((value, context) => {
  const fault = hrefFault(value.replaceAll("$", ""));
  if (fault) context.addIssue({ code: "custom", message: fault });
});

const customAction = settings({
  title: text,
  description: orNull(text),
  icon: orNull(icon),
  href: z.union([
    menuHref.transform((base) => ({ base, query: noQuery })),
    settings({ base: menuHref, query: z.array(settings({ key: text, value: z.string() })).default([]) }),
  ]),
});

const noQuery: { key: string; value: string }[] = [];

const menuFields = {
  options: z
    .array(z.union([z.enum(PAGE_ACTIONS), customAction]))
    .default([])
    .describe("Entries in order: names of built-in entries, or custom entries."),
  display: orNull(z.enum(["header", "toc"])).describe(
    "Next to the title (`header`), or below the table of contents (`toc`). Default: `header`; with the theme sequoia, `toc`.",
  ),
};

export const contextual = settings(menuFields)
  .prefault({})
  .describe("Page menu: copy the page, or open it in a chat or an editor.");

/** Every one of them is asked for every query. */
const MOST_SITES = 8;

export const search = settings({
  prompt: orNull(text).describe("Placeholder text."),
  sites: z
    .array(
      settings({
        name: text.describe("Heading of the results from this site."),
        url: webUrl.transform((url) => url.replace(/\/+$/, "")).describe("URL of the site, including its base path."),
      }),
    )
    .max(MOST_SITES, { error: `can list ${MOST_SITES} sites at most` })
    .default([])
    .describe("Other sites built with docsgen to search as well. They must allow it (CORS)."),
  semantic: z
    .boolean()
    .default(true)
    .describe(
      "Whether the assistant learns from the site which words go together, to also find passages that use other words.",
    ),
})
  .prefault({})
  .describe("The search box, and what the assistant finds.");

/** The format sends readers home where `errors.404` is written without a word on it; a site that says nothing has its page. */
export const errors = settings({
  "404": settings({
    redirect: z.boolean().default(true).describe("Redirects readers to the start page instead."),
    title: orNull(text).describe("Its title."),
    description: orNull(text).describe("Its text, in MDX."),
  })
    .prefault({
      redirect: false,
    })
    .describe("The page for addresses that do not exist."),
})
  .prefault({})
  .describe("Error pages.");

export const interaction = settings({
  drilldown: orNull(z.boolean()).describe("Whether opening a group goes to its first page."),
})
  .prefault({})
  .describe("Navigation behaviour.");
