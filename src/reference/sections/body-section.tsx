// Draws a body: its description and, for each media type, its schema.
import { useDraw } from "../../components/draw-context.js";
import { isEmptyForm } from "../../openapi/view/media.js";
import type { BodyView, MediaView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { ChoiceProps } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { SchemaBlock, SchemaName } from "../schema/schema-tree.js";
import { Fact, Section } from "../section.js";
import { Headers } from "./headers.js";

export function BodySection({ body }: { body: BodyView | null }) {
  const { ui } = useDraw();
  if (!body) return null;
  return (
    <Section
      id="request-body"
      title={ui.body}
      aside={body.required && <span data-component-part="field-required-pill">{ui.required}</span>}
      choice={{ ...mediaChoice(body.media, ui), lead: <Prose html={body.description} /> }}
    />
  );
}

/** The schemas of media types, one shown at a time. `holder` is the id of the element around; the first shares it. */
export function mediaChoice(media: readonly MediaView[], ui: UiStrings, holder?: string): ChoiceProps {
  const isOnly = media.length === 1;
  return {
    label: ui.mediaType,
    kind: "menu",
    class: "media-choice",
    entries: media.map((each) => ({
      ...(each.id !== holder && { id: each.id }),
      title: each.type,
      ...(isOnly && { label: <MediaName media={each} /> }),
      content: <Media media={each} isNamed={isOnly} />,
    })),
  };
}

function MediaName({ media }: { media: MediaView }) {
  const { ui } = useDraw();
  return (
    <>
      {media.type} {media.schema && insteadOf(media, ui) === null && <SchemaName schema={media.schema} />}
    </>
  );
}

function Media({ media, isNamed }: { media: MediaView; isNamed: boolean }) {
  const { ui } = useDraw();
  const { kind, schema } = media;
  const note = insteadOf(media, ui);
  if (note !== null || !schema) return <p class="api-note">{note}</p>;
  const isStream = kind === "events" || kind === "lines";
  return (
    <>
      {isStream && <p class="api-note api-stream">{fillIn(ui.streamOf, { type: schema.type })}</p>}
      <SchemaBlock schema={schema} hasType={!isNamed} />
      <Encodings media={media} />
    </>
  );
}

/** What is said where there is no schema to show. */
function insteadOf(media: MediaView, ui: UiStrings): string | null {
  const { kind, schema } = media;
  if (kind === "binary" && !schema?.description && !schema?.rows.length) return ui.binaryFile;
  if (!schema) return ui.noSchema;
  return isEmptyForm(media) ? ui.noBody : null;
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
            <Fact name={name} values={[contentType ?? ""]} />
          ))}
        </ul>
      )}
      {media.encoding.map(({ name, headers }) => (
        <Headers
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
