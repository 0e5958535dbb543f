// Draws one entry of a changelog; entries with tags can be filtered in the browser.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { anything, describe, named, node, required } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { Part } from "../part.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { heading, text as say, words } from "../said.js";
import { slugOf } from "../slug.js";

interface UpdateProps extends CommonProps {
  readonly label?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly date?: string;
  readonly tags?: unknown;
}

export function Update({ label, date, description = date, children, ...props }: UpdateProps) {
  const draw = useDraw();
  const id = props.id ?? draw.uniqueId(slugOf(plainText(label)));
  const tags = tagList(props.tags);
  return (
    <docs-update
      {...outerAttributes({ ...props, id }, "update")}
      data-tags={tags.length > 0 ? tags.join("\n") : undefined}
    >
      <div class="update-side not-prose">
        <a class="update-label" href={`#${id}`} data-component-part="update-label">
          <InlineMarkdown text={label} links={false} />
        </a>
        {tags.length > 0 && (
          <ul class="update-tags" data-component-part="update-tag-list">
            {tags.map((tag) => (
              <li class="update-tag" data-component-part="update-tag">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <Part as="div" class="update-description" text={description} />
      </div>
      <div class="update-content flow prose" data-component-part="update-content">
        {children}
      </div>
    </docs-update>
  );
}

/** A list, or a text with commas. */
function tagList(tags: unknown): string[] {
  if (typeof tags === "string") return tags.split(",").flatMap((tag) => tag.trim() || []);
  return Array.isArray(tags) ? tags.map(String) : [];
}

export const update: Component = {
  names: ["Update"],
  draw: Update,
  props: describe<Omit<UpdateProps, "date">>({
    label: required(node("Version or date of the entry; also its anchor.")),
    description: named(node("Text below the label."), "date"),
    tags: anything("Tags that readers can filter by: a list of strings."),
    rss: anything("Title and description of the feed entry: an object."),
  }),
  said: ({ props, blocks }) => [
    heading(2, [say(wordOf(props["label"]) ?? "")]),
    ...words(tagList(props["tags"]).join(", ")),
    ...words(props["description"] ?? props["date"]),
    ...blocks(),
  ],
  titleHeading: ({ label }) => ({ level: 1, text: wordOf(label) ?? "" }),
  closesContents: true,
  update: ({ label, date, description = date, tags, rss }) => ({
    label: wordOf(label) ?? "",
    description: wordOf(description),
    date: wordOf(date),
    tags: tagList(tags),
    rss: typeof rss === "object" && rss !== null ? feedWords(rss) : null,
  }),
};

function feedWords(rss: object): { readonly title: string | null; readonly description: string | null } {
  return { title: wordOf(Reflect.get(rss, "title")), description: wordOf(Reflect.get(rss, "description")) };
}
