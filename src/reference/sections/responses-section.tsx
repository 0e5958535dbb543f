// Draws the responses of an operation by status: words, headers, body and links.
import { useDraw } from "../../components/draw-context.js";
import type { LinkView, ResponseView } from "../../openapi/views.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { Choice, type ChoiceProps } from "../choice/choice.js";
import { Prose } from "../prose.js";
import { Fact, Section } from "../section.js";
import { mediaChoice } from "./body-section.js";
import { Headers } from "./headers.js";

export function ResponsesSection({ responses }: { responses: readonly ResponseView[] }) {
  const { ui } = useDraw();
  return (
    <Section id="responses" title={ui.responses} choice={{ ...responseChoice(responses, ui), group: "status" }}>
      {responses.length === 0 && <p class="api-note">{ui.noResponses}</p>}
    </Section>
  );
}

/** The responses as tabs. Those of callbacks do not follow other choices. */
export function responseChoice(responses: readonly ResponseView[], ui: UiStrings): ChoiceProps {
  return {
    label: ui.status,
    class: "status-choice",
    entries: responses.map((response) => ({
      id: response.id,
      title: response.status,
      label: <StatusLabel status={response.status} />,
      content: <Response response={response} />,
    })),
  };
}

/** A dot in the colour of the status class, next to its number. */
export function StatusLabel({ status }: { status: string }) {
  return (
    <span class="status-label" data-status={/^\d/.test(status) ? status.charAt(0) : "default"}>
      {status}
    </span>
  );
}

function Response({ response: { id, description, media, headers, links } }: { response: ResponseView }) {
  const { ui } = useDraw();
  const isLine = media.length + headers.length + links.length === 0;
  return (
    <div class={isLine ? "api-response api-response-line" : "api-response"}>
      <Prose html={description} />
      {media.length === 0 ? <p class="api-note">{ui.noBody}</p> : <Choice {...mediaChoice(media, ui, id)} />}
      <Headers headers={headers} title={ui.headers} />
      <Links links={links} />
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
          <Link link={link} />
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
            <Fact name={name} values={[value]} />
          ))}
        </ul>
      )}
    </li>
  );
}
