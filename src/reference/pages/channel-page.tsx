// Draws the page of an AsyncAPI channel: its address and its messages.
import { breakable } from "../../components/breakable.js";
import { useDraw } from "../../components/draw-context.js";
import type {
  BindingView,
  ChannelOperationView,
  ChannelParameterView,
  ChannelView,
  MessageView,
} from "../../openapi/channel-views.js";
import type { SchemaView } from "../../openapi/schema-views.js";
import type { MediaExamples } from "../examples/code-example.js";
import { ValueCard } from "../examples/example-cards.js";
import { PageProse, Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { Field } from "../schema/field.js";
import { useLoadingWords } from "../schema/schema-end.js";
import { SchemaBlock } from "../schema/schema-tree.js";
import { Fact, Section } from "../section.js";
import { SecurityLine } from "../sections/security-section.js";
import { ServerVariables } from "../sections/servers-section.js";

export function ChannelPage({ view }: { view: ChannelView }) {
  const { showDescription } = useSettings();
  const { ui } = useDraw();
  return (
    <docs-reference class="api-page" {...useLoadingWords()}>
      <div class="api-endpoint" data-method="channel">
        <span class="method-pill">{view.servers[0]?.protocol ?? "WS"}</span>
        <code class="api-path api-path-text">{breakable(view.address ?? view.name)}</code>
      </div>
      <SecurityLine security={view.security} />
      {showDescription && <PageProse html={view.description} />}
      <Servers servers={view.servers} />
      <Parameters parameters={view.parameters} />
      {view.operations.map((operation) => (
        <Operation operation={operation} />
      ))}
      {view.bindings.length > 0 && (
        <Section id="bindings" title={ui.bindings}>
          {view.bindings.map(drawBinding)}
        </Section>
      )}
    </docs-reference>
  );
}

/** An example of each message. */
export function ChannelAside({
  messages,
}: {
  messages: readonly { readonly title: string; readonly examples: MediaExamples }[];
}) {
  return (
    <div class="api-examples">
      {messages.map(({ title, examples }, index) => (
        <ValueCard
          media={[examples]}
          title={title}
          id={index === 0 ? "response-example" : `message-example-${index + 1}`}
        />
      ))}
    </div>
  );
}

function Servers({ servers }: Pick<ChannelView, "servers">) {
  const { ui } = useDraw();
  if (servers.length === 0) return null;
  return (
    <Section id="servers" title={servers.length > 1 ? ui.servers : ui.server}>
      <ul class="api-servers">
        {servers.map((server) => (
          <li class="api-server">
            <code>{breakable(server.url)}</code> <span class="field-pill">{server.protocol}</span>
            <Prose html={server.description} />
            <ServerVariables variables={server.variables} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Parameters({ parameters }: { parameters: readonly ChannelParameterView[] }) {
  const { ui } = useDraw();
  if (parameters.length === 0) return null;
  return (
    <Section id="parameters" title={ui.parameters}>
      <div class="schema-rows">
        {parameters.map((parameter) => (
          <Field
            id={parameter.id}
            name={parameter.name}
            type={{ text: "string", address: null }}
            description={parameter.description}
            facts={
              <>
                <Fact name={ui.default} values={parameter.default === null ? [] : [parameter.default]} />
                <Fact name={ui.allowedValues} values={parameter.values} />
                <Fact name={ui.examples} values={parameter.examples} />
              </>
            }
          />
        ))}
      </div>
    </Section>
  );
}

function Operation({ operation }: { operation: ChannelOperationView }) {
  const { ui } = useDraw();
  const message = (each: MessageView) => <Message message={each} />;
  return (
    <Section id={operation.id} title={operation.title} aside={<span class="field-pill">{operation.action}</span>}>
      <p class="api-note">{operation.action === "send" ? ui.sendMessage : ui.receiveMessage}</p>
      <Prose html={operation.description} />
      {operation.bindings.map(drawBinding)}
      {operation.messages.map(message)}
      {operation.replies.length > 0 && <h3 class="api-part-title">{ui.replies}</h3>}
      {operation.replies.map(message)}
    </Section>
  );
}

function Message({ message }: { message: MessageView }) {
  const { ui } = useDraw();
  return (
    <div class="api-message" id={message.id}>
      <h3 class="api-part-title">
        {message.title} {message.contentType !== null && <span class="field-pill">{message.contentType}</span>}
      </h3>
      <Prose html={message.description} />
      <Named name={ui.headers} schema={message.headers} />
      <Named name={ui.payload} schema={message.payload} />
      {message.bindings.map(drawBinding)}
    </div>
  );
}

function Named({ name, schema }: { name: string; schema: SchemaView | null }) {
  if (!schema) return null;
  return (
    <div class="schema-rule">
      <p class="schema-choice-label">{name}</p>
      <SchemaBlock schema={schema} />
    </div>
  );
}

function drawBinding({ protocol, settings, schemas }: BindingView) {
  return (
    <div class="api-part">
      <h3 class="api-part-title">{protocol}</h3>
      <ul class="field-facts">
        {settings.map(({ name, value }) => (
          <Fact name={name} values={[value]} />
        ))}
      </ul>
      {schemas.map(({ name, schema }) => (
        <Named name={name} schema={schema} />
      ))}
    </div>
  );
}
