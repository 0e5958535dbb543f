// Draws the responses of an operation by status: words, headers, body, and what may be called next.
import { useDraw } from "../../components/draw-context.js";
import type { LinkView, ResponseView } from "../../openapi/views.js";
import { Choice } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { Section } from "../section.js";
import { MediaChoice } from "./body-section.js";
import { Headers } from "./headers.js";

export function ResponsesSection({ responses }: { responses: readonly ResponseView[] }) {
  const { ui } = useDraw();
  return (
    <Section id="responses" title={ui.responses}>
      {responses.length === 0 ? (
        <p class="api-note">{ui.noResponses}</p>
      ) : (
        <ResponseChoice responses={responses} group="status" />
      )}
    </Section>
  );
}

/** The responses as tabs. Callbacks have tabs, too, but do not follow other choices. */
export function ResponseChoice({ responses, group }: { responses: readonly ResponseView[]; group?: string }) {
  const { ui } = useDraw();
  return (
    <Choice
      label={ui.status}
      class="status-choice"
      {...(group && { group })}
      entries={responses.map((response) => ({
        id: response.id,
        title: response.status,
        label: <StatusLabel status={response.status} />,
        content: <Response response={response} />,
      }))}
      head={responses.length === 1 ? <span class="choice-head">{ui.status}</span> : undefined}
    />
  );
}

/** A dot in the colour of the status class, next to its number. */
export function StatusLabel({ status }: { status: string }) {
  return (
    <span class="status-label" data-status={/^\d/.test(status) ? status.charAt(0) : "default"}>
      {status}
    </span>
  );
}

function Response({ response }: { response: ResponseView }) {
  const { ui } = useDraw();
  return (
    <div class="api-response">
      <Prose html={response.description} />
      {response.media.length === 0 && <p class="api-note">{ui.noBody}</p>}
      <MediaChoice media={response.media} holder={response.id} />
      <Headers headers={response.headers} title={ui.headers} />
      <Links links={response.links} />
    </div>
  );
}

function Links({ links }: { links: readonly LinkView[] }) {
  const { ui } = useDraw();
  if (links.length === 0) return null;
  return (
    <div class="api-part">
      <h3 class="api-part-title">{ui.links}</h3>
      <ul class="api-links">
        {links.map((link) => (
          <Link key={link.name} link={link} />
        ))}
      </ul>
    </div>
  );
}

function Link({ link }: { link: LinkView }) {
  const draw = useDraw();
  const values =
    link.requestBody === null ? link.parameters : [...link.parameters, { name: draw.ui.body, value: link.requestBody }];
  return (
    <li class="api-link">
      <span class="field-name">{link.name}</span>{" "}
      {link.address === null ? <code>{link.label}</code> : <a href={draw.link(link.address)}>{link.label}</a>}
      <Prose html={link.description} />
      {values.length > 0 && (
        <ul class="field-facts">
          {values.map(({ name, value }) => (
            <li key={name} class="field-fact">
              <span class="field-fact-name">{name}</span> <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
