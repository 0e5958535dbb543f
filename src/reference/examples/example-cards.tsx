// Draws the column of examples: the request in every language, the response for every status.
import type { ComponentChildren } from "preact";
import { CodeFrame } from "../../components/code-block/code-block.js";
import { useDraw } from "../../components/draw-context.js";
import { fillIn } from "../../shared/fill-in.js";
import { escapeText } from "../../shared/write-html.js";
import { Choice, type ChoiceProps } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { ScriptJson } from "../script-json.js";
import { StatusLabel } from "../sections/responses-section.js";
import type { BodyExample, CodeExample, MediaExamples, PlainExample } from "./code-example.js";
import { isDrawn, type StatusExamples } from "./example-data.js";
import type { OtherRequests, RequestExamples, RequestGroup, WrittenRequests } from "./request-examples.js";

interface RequestCardProps {
  readonly examples: RequestExamples;
  /** Drawn at the start of the head: the operation that is called. */
  readonly head: ComponentChildren;
}

export function RequestCard({ examples: { groups, other }, head }: RequestCardProps) {
  const { ui } = useDraw();
  const [only, second] = groups;
  if (!only || only.samples.length === 0) return null;
  const cards = second ? (
    <Choice
      label={ui.chooseExample}
      kind="menu"
      class="example-card samples-groups"
      head={<span class="example-head">{head}</span>}
      entries={groups.map((group, index) => ({
        title: group.title ?? `${index + 1}`,
        content: <Languages group={group} />,
      }))}
    />
  ) : (
    <Languages group={only} head={head} />
  );
  return (
    <div id="request-example" class="api-example request-example">
      <docs-samples>
        {cards}
        {other && <Others requests={other} />}
      </docs-samples>
    </div>
  );
}

/** What the browser writes samples of, once it is asked for. */
function Others({ requests: { titles, whole, named } }: { requests: OtherRequests }) {
  const { ui } = useDraw();
  const written: WrittenRequests = {
    titles,
    ...(whole && { whole }),
    ...(named.length > 0 && { named: named.slice(1).map(({ request }) => request) }),
  };
  return (
    <>
      {named.length > 0 && (
        <select class="choice-menu samples-named" aria-label={`${ui.chooseExample}: ${ui.body}`} autocomplete="off">
          {named.map(({ label }, index) => (
            <option value={index}>{label}</option>
          ))}
        </select>
      )}
      {whole && (
        <button type="button" class="samples-switch" aria-pressed="false" data-action="all">
          {ui.allFields}
        </button>
      )}
      <ScriptJson data={written} />
    </>
  );
}

function Languages({ group, head }: { group: RequestGroup; head?: ComponentChildren }) {
  const { ui } = useDraw();
  return (
    <Choice
      label={ui.language}
      kind="menu"
      group="language"
      remember
      class={head ? "example-card" : "example-bodies"}
      head={head && <span class="example-head">{head}</span>}
      entries={[
        ...group.samples.map((sample) => ({ title: sample.title, content: <Code example={sample} /> })),
        ...group.others.map((sample) => ({ title: sample.title, content: <PlainCode example={sample} /> })),
      ]}
    />
  );
}

export function ResponseCard({ responses }: { responses: readonly StatusExamples[] }) {
  const { ui } = useDraw();
  if (responses.length === 0) return null;
  return (
    <div id="response-example" class="api-example response-example">
      <docs-samples>
        <Choice
          label={ui.responseExample}
          group="status"
          class="example-card"
          {...(responses.length === 1 && { head: <span class="example-head">{ui.response}</span> })}
          entries={responses.map(({ status, media }, index) => ({
            title: status,
            label: <StatusLabel status={status} />,
            content: <Media media={media} isShown={index === 0} />,
          }))}
        />
      </docs-samples>
    </div>
  );
}

/** Examples of one value: a webhook's body, a schema. */
export function ValueCard({ media, title, id }: { media: readonly MediaExamples[]; title: string; id: string }) {
  if (!media.some(({ examples }) => examples.length > 0)) return null;
  return (
    <div id={id} class={`api-example ${id}`}>
      <div class="choice example-card">
        <div class="choice-strip">
          <span class="example-head">{title}</span>
        </div>
        <docs-samples>
          <Media media={media} isShown />
        </docs-samples>
      </div>
    </div>
  );
}

interface MediaProps {
  readonly media: readonly MediaExamples[];
  /** Whether a reader sees it before choosing anything. */
  readonly isShown: boolean;
}

function Media({ media, isShown }: MediaProps) {
  const { ui } = useDraw();
  const shown = media.filter(isDrawn);
  return (
    <Options
      label={ui.mediaType}
      class="example-media"
      entries={shown.map((each) => ({
        title: each.type,
        content: (
          <>
            {each.isBinary && <p class="api-note">{ui.binaryFile}</p>}
            {each.examples.length > 0 && <Bodies examples={each.examples} isShown={isShown || shown.length > 1} />}
          </>
        ),
      }))}
    />
  );
}

/** One alone in a panel that nobody has chosen is framed by the browser. */
function Bodies({ examples, isShown }: { examples: readonly BodyExample[]; isShown: boolean }) {
  const { ui } = useDraw();
  const Shown = isShown || examples.length > 1 ? Code : PlainCode;
  return (
    <Options
      label={ui.chooseExample}
      class="example-bodies"
      entries={examples.map((example) => ({
        title: example.title,
        content: (
          <>
            <Prose html={example.description} class="field-description mdx-content" />
            {example.url === null ? <Shown example={example} /> : <External url={example.url} />}
          </>
        ),
      }))}
    />
  );
}

/** A menu of several; one alone needs no frame. */
function Options(props: Pick<ChoiceProps, "label" | "class" | "entries">) {
  const [only, second] = props.entries;
  return only && !second ? only.content : <Choice kind="menu" {...props} />;
}

/** External examples are linked, never fetched without being asked for. */
function External({ url }: { url: string }) {
  const { ui, link } = useDraw();
  return (
    <p class="api-note">
      <a href={link(url)} rel="noreferrer">
        {fillIn(ui.externalExample, { url })}
      </a>
    </p>
  );
}

/** Every sample is in the page, for readers without scripts and for search engines; a frame would take most of its bytes. */
function PlainCode({ example }: { example: PlainExample }) {
  return (
    <pre data-language={example.grammar}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text. */}
      <code dangerouslySetInnerHTML={{ __html: escapeText(example.code) }} />
    </pre>
  );
}

function Code({ example }: { example: CodeExample }) {
  return <CodeFrame block={{ language: example.grammar, code: example.code, html: example.html }} />;
}
