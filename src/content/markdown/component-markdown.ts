// Writes components as Markdown that reads well without them.

import { headingLevel } from "../tree/heading-rules.js";
import { elementText, isOn, wordOf } from "../tree/read-element.js";
import { textOf } from "../tree/text-of.js";
import type { AuthorWords, ContentNode, ElementNode } from "../tree/tree.js";
import { fence, type NodeWriter, prefix, withoutFragments } from "./markdown-parts.js";

/** The Markdown of a component and its content. */
export function componentMarkdown(node: ElementNode, writer: NodeWriter): string {
  if (node.component.kind === "author") return authorMarkdown(node, node.component.words, writer);
  const { name, props, children } = node;
  switch (name) {
    case "Note":
    case "Warning":
    case "Info":
    case "Tip":
    case "Check":
    case "Danger":
    case "Callout":
      return prefix(
        lines(bold(wordOf(props["title"]) ?? (name === "Callout" ? "" : name)), writer.blocks(children)),
        "> ",
      );
    case "Card":
    case "Tile":
      return card(node, writer);
    case "Steps":
      return steps(children, writer);
    case "Step":
      return lines(bold(title(node)), writer.blocks(children));
    case "Tab":
    case "Accordion":
    case "Expandable":
    case "View":
      return lines(bold(title(node)), wordOf(props["description"]) ?? "", writer.blocks(children));
    case "ParamField":
    case "Param":
    case "ResponseField":
      return field(node, writer);
    case "Update":
      return lines(`## ${wordOf(props["label"]) ?? ""}`, wordOf(props["description"]) ?? "", writer.blocks(children));
    case "Heading":
      return `${"#".repeat(headingLevel(node) ?? 2)} ${writer.inline(children)}`;
    case "Frame":
    case "Example":
      return lines(writer.blocks(children), italic(wordOf(props["caption"]) ?? ""));
    case "Visibility":
      return props["for"] === "humans" ? "" : writer.blocks(children);
    case "Tooltip":
      return tooltip(node, writer);
    case "Prompt":
      return lines(
        bold(wordOf(props["description"]) ?? ""),
        fence({ language: "text", meta: null, value: String(props["text"]) }),
      );
    case "CodeBlock":
      return fence({
        language: wordOf(props["language"]) ?? "",
        meta: wordOf(props["filename"]),
        value: children.map(textOf).join("\n"),
      });
    case "Latex":
      return `$${String(props["text"])}$`;
    case "Icon":
    case "Mermaid":
      return "";
    case "Badge":
    case "Link":
      return typeof props["href"] === "string"
        ? `[${writer.inline(children)}](${props["href"]})`
        : writer.inline(children);
    case "Tree.Folder":
    case "Tree.File":
    case "FileTree.Folder":
    case "FileTree.File":
      return treeEntry(node, writer);
    case "Tree":
    case "FileTree":
      return entries(children, writer) || writer.blocks(children);
    case "Color.Item":
      return `- ${wordOf(props["name"]) ?? ""}: \`${colorOf(props["value"])}\``;
    case "GitHub.Repo":
    case "Github.Repo":
      return wordOf(props["repo"]) ?? "";
    default:
      return node.isBlock ? lines(bold(elementText(node)), writer.blocks(children)) : writer.inline(children);
  }
}

function authorMarkdown(
  { isBlock, children }: ElementNode,
  { before, after }: AuthorWords,
  writer: NodeWriter,
): string {
  return isBlock ? lines(before, writer.blocks(children), after) : before + writer.inline(children) + after;
}

function card(node: ElementNode, writer: NodeWriter): string {
  const { props, children } = node;
  const name = title(node);
  const link = typeof props["href"] === "string" ? `[${name || props["href"]}](${props["href"]})` : name;
  return lines(bold(link), wordOf(props["description"]) ?? "", writer.blocks(children));
}

function steps(children: readonly ContentNode[], outer: NodeWriter): string {
  let number = 0;
  const written: string[] = [];
  for (const { node, writer } of withoutFragments(children, outer)) {
    if (node.type !== "element" || node.name !== "Step") written.push(writer.blocks([node]));
    else {
      number++;
      const mark = `${number}. `;
      const body = lines(bold(title(node)), writer.blocks(node.children));
      written.push(mark + body.replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`));
    }
  }
  return written.filter((text) => text.trim() !== "").join("\n\n");
}

function field(node: ElementNode, writer: NodeWriter): string {
  const { props } = node;
  const key = ["name", ...LOCATIONS].find((each) => !["", "true", null].includes(wordOf(props[each])));
  const notes = [
    LOCATIONS.find((each) => each === key) ?? null,
    wordOf(props["type"]),
    isOn(props["required"]) ? "required" : null,
    isOn(props["deprecated"]) ? "deprecated" : null,
    wordOf(props["default"]) === null ? null : `default: ${wordOf(props["default"])}`,
  ].filter((note) => note !== null);
  const head = `- \`${key ? wordOf(props[key]) : ""}\`${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
  const content = writer.blocks(node.children);
  return content === "" ? head : `${head}: ${content.replace(/\n(?=[^\n])/g, "\n  ")}`;
}

/** Where a parameter goes. */
const LOCATIONS = ["path", "query", "body", "header", "cookie"];

function tooltip({ props, children }: ElementNode, writer: NodeWriter): string {
  const tip = wordOf(props["tip"]) ?? wordOf(props["description"]);
  return writer.inline(children) + (tip ? ` (${tip})` : "");
}

function entries(children: readonly ContentNode[], outer: NodeWriter): string {
  return withoutFragments(children, outer)
    .filter(({ node }) => node.type === "element")
    .map(({ node, writer }) => writer.blocks([node]))
    .join("\n");
}

function treeEntry({ name, props, children }: ElementNode, writer: NodeWriter): string {
  const isFolder = name.endsWith("Folder");
  const head = `- ${wordOf(props["name"]) ?? ""}${isFolder ? "/" : ""}`;
  const inner = entries(children, writer);
  return inner === "" ? head : `${head}\n${prefix(inner, "  ")}`;
}

function colorOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .filter((each) => typeof each === "string")
    .join(" / ");
}

function title({ props }: ElementNode): string {
  return wordOf(props["title"]) ?? wordOf(props["name"]) ?? "";
}

function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

function bold(text: string): string {
  return text === "" ? "" : `**${text.replaceAll("\n", "** **")}**`;
}

function italic(text: string): string {
  return text === "" ? "" : `*${text}*`;
}
