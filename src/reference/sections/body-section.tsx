// Draws a body: its description and, for each media type, its schema.
import { useDraw } from "../../components/draw-context.js";
import { isEmptyForm } from "../../openapi/view/media.js";
import type { BodyView, MediaView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { Choice } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { SchemaBlock } from "../schema/schema-tree.js";
import { Section } from "../section.js";
import { Headers } from "./headers.js";

export function BodySection({ body }: { body: BodyView | null }) {
  const { ui } = useDraw();
  if (!body) return null;
  return (
    <Section
      id="request-body"
      title={ui.body}
      aside={body.required ? <span class="field-required">{ui.required}</span> : undefined}
    >
      <Prose html={body.description} />
      <MediaChoice media={body.media} />
    </Section>
  );
}

interface MediaChoiceProps {
  readonly media: readonly MediaView[];
  /** The id of the element around the body; the first media type shares it. */
  readonly holder?: string;
}

/** The schemas of media types, one shown at a time. */
export function MediaChoice({ media, holder }: MediaChoiceProps) {
  const { ui } = useDraw();
  if (media.length === 0) return null;
  return (
    <Choice
      label={ui.mediaType}
      kind="menu"
      class="media-choice"
      head={<span class="choice-head">{ui.mediaType}</span>}
      entries={media.map((each) => ({
        id: each.id === holder ? null : each.id,
        title: each.type,
        content: <Media media={each} />,
      }))}
    />
  );
}

function Media({ media }: { media: MediaView }) {
  const { ui } = useDraw();
  if (media.kind === "binary" && !hasWords(media)) return <p class="api-note">{ui.binaryFile}</p>;
  const isStream = media.kind === "events" || media.kind === "lines";
  if (!media.schema) return <p class="api-note">{ui.noSchema}</p>;
  if (isEmptyForm(media)) return <p class="api-note">{ui.noBody}</p>;
  return (
    <>
      {isStream && <p class="api-note api-stream">{fillIn(ui.streamOf, { type: media.schema.type })}</p>}
      <SchemaBlock schema={media.schema} />
      <Encodings media={media} />
    </>
  );
}

/** Media types and headers of the parts of a form. */
function Encodings({ media }: { media: MediaView }) {
  const { ui } = useDraw();
  const typed = media.encoding.filter(({ contentType }) => contentType !== null);
  return (
    <>
      {typed.length > 0 && (
        <ul class="field-facts api-encodings">
          {typed.map(({ name, contentType }) => (
            <li key={name} class="field-fact">
              <span class="field-fact-name">{name}</span> <code>{contentType}</code>
            </li>
          ))}
        </ul>
      )}
      {media.encoding.map(({ name, headers }) => (
        <Headers
          key={name}
          headers={headers}
          title={
            <>
              <code>{name}</code> {ui.headers}
            </>
          }
        />
      ))}
    </>
  );
}

function hasWords({ schema }: MediaView): boolean {
  return schema !== null && (schema.description !== null || schema.rows.length > 0);
}
