// Draws one entry of a changelog; entries with tags can be filtered in the browser.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { slugOf } from "../slug.js";

export interface UpdateProps extends CommonProps {
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
        {description && (
          <div class="update-description" data-component-part="update-description">
            <InlineMarkdown text={description} />
          </div>
        )}
      </div>
      <div class="update-content flow prose" data-component-part="update-content">
        {children}
      </div>
    </docs-update>
  );
}

/** A list, or a text with commas. */
export function tagList(tags: unknown): string[] {
  if (typeof tags === "string") return tags.split(",").flatMap((tag) => tag.trim() || []);
  return Array.isArray(tags) ? tags.map(String) : [];
}
