// Describes entries of a changelog.
import type { Component, TitleHeading, WrittenProps } from "../component.js";
import { anything, describe, named, node, required } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { heading, text as say, words } from "../said.js";
import { tagList, Update, type UpdateProps } from "./update.js";

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
  titleHeading,
  closesContents: true,
  update: ({ label, date, description = date, tags, rss }) => ({
    label: wordOf(label) ?? "",
    description: wordOf(description),
    date: wordOf(date),
    tags: tagList(tags),
    rss: typeof rss === "object" && rss !== null ? feedWords(rss) : null,
  }),
};

function titleHeading(props: WrittenProps): TitleHeading {
  return { level: 1, text: wordOf(props["label"]) ?? "" };
}

function feedWords(rss: object): { readonly title: string | null; readonly description: string | null } {
  return { title: wordOf(Reflect.get(rss, "title")), description: wordOf(Reflect.get(rss, "description")) };
}
