// Gives examples of a body: the author's, or one per variant of its schema.
import type { Html } from "../../model.js";
import { isObject, type Json } from "../json.js";
import { type FileValue, filePlaceholder } from "../request/request.js";
import { firstType } from "../request/serialize-body.js";
import type { ExampleView, SchemaView, WrittenContent } from "../schema-views.js";
import type { MediaView } from "../views.js";
import { withOwnLabels } from "./own-labels.js";
import { type SampleAim, sampleValue, sampleXml } from "./sample-schema.js";

/** One example of a body. */
export interface MediaSample {
  readonly label: string;
  readonly description: Html | null;
  /** A value may contain files at its first level. */
  readonly content: { readonly kind: "value"; readonly value: unknown } | WrittenContent;
}

/** What decides how an example is made. */
type MediaAim = Omit<SampleAim, "branch" | "name">;

/** A schema may offer hundreds of variants; an example of each would bury the page. */
const MOST_VARIANTS = 8;

/** The examples of a media type, the one to show first. Empty for files and where nothing is known. */
export function mediaSamples(media: MediaView, aim: MediaAim): MediaSample[] {
  if (media.kind === "binary") {
    const file = filePlaceholder(firstType(media.type));
    return aim.direction === "request" ? [generated("generated", { kind: "value", value: file })] : [];
  }
  const written = media.examples.flatMap(({ label, description, value }) => {
    const content = contentOf(value, media);
    return content ? { label, description, content } : [];
  });
  if (written.length > 0) return withOwnLabels(written);
  if (!media.schema || !media.schemaPointer) return [];
  const variants = variantLabels(media.schema);
  if (variants.length < 2) return made(media, "generated", { aim, branch: 0 });
  return variants.slice(0, MOST_VARIANTS).flatMap((label, branch) => made(media, label, { aim, branch }));
}

/** An example as it is shown. */
export function sampleText({ content }: MediaSample, media: MediaView): string {
  if (content.kind === "external") return content.url;
  if (content.kind === "text") return content.text;
  const { value } = content;
  if (media.kind === "events") return events(value);
  if (media.kind === "lines")
    return (Array.isArray(value) ? value : [value]).map((each) => JSON.stringify(each)).join("\n");
  return typeof value === "string" && media.kind !== "json" ? value : JSON.stringify(value, null, 2);
}

/** The grammar that highlights text of a media type. */
export function mediaGrammar({ kind, type }: MediaView): string {
  if (kind === "json" || kind === "lines" || kind === "form" || kind === "multipart") return "json";
  if (kind === "xml") return "xml";
  if (/html/i.test(type)) return "html";
  return /yaml/i.test(type) ? "yaml" : "text";
}

function contentOf(written: ExampleView["value"], media: MediaView): MediaSample["content"] | null {
  if (written.kind !== "json") return written;
  const { value } = written;
  if (typeof value === "string" && media.kind !== "json" && media.kind !== "lines")
    return { kind: "text", text: value };
  // An object cannot be converted to XML by itself: the schema says which member is an attribute.
  return media.kind === "xml" ? null : { kind: "value", value: withFiles(value, media) };
}

function made(media: MediaView, label: string, { aim, branch }: { aim: MediaAim; branch: number }): MediaSample[] {
  if (!media.schemaPointer) return [];
  const whole = { ...aim, branch };
  if (media.kind === "xml") {
    const text = sampleXml(media.schemaPointer, whole);
    return text === null ? [] : [generated(label, { kind: "text", text })];
  }
  const value = withFiles(sampleValue(media.schemaPointer, whole), media);
  return [generated(label, { kind: "value", value })];
}

/** Inserts files where a form has them. */
function withFiles(value: Json, media: MediaView): unknown {
  if (media.kind !== "multipart" || !isObject(value)) return value;
  const filled: Record<string, Json | FileValue | FileValue[]> = { ...value };
  for (const { name, schema } of media.schema?.rows ?? []) {
    if (!(name in filled)) continue;
    const type = media.encoding.find((each) => each.name === name)?.contentType ?? schema.accept;
    if (schema.types.includes("file")) filled[name] = filePlaceholder(firstType(type));
    else if (schema.items?.types.includes("file"))
      filled[name] = [filePlaceholder(firstType(type ?? schema.items.accept))];
  }
  return filled;
}

/** Labels of the variants at the top of a schema. */
function variantLabels(schema: SchemaView): string[] {
  const [choice] = schema.choices;
  return choice && choice.mode !== "all" ? choice.variants.map(({ label }) => label) : [];
}

function generated(label: string, content: MediaSample["content"]): MediaSample {
  return { label, description: null, content };
}

function events(value: unknown): string {
  return `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`;
}
