// Draws the page of a schema: its content and its uses.

import { breakable } from "../../components/breakable.js";
import { useDraw } from "../../components/draw-context.js";
import type { SchemaView } from "../../openapi/schema-views.js";
import type { SchemaPageView, UsedByView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import type { MediaExamples } from "../examples/code-example.js";
import { ValueCard } from "../examples/example-cards.js";
import { MethodPill } from "../method-pill.js";
import { partForm } from "../playground/make-playground-data.js";
import { writtenField } from "../playground/written-data.js";
import { PageProse } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { useLoadingWords } from "../schema/schema-end.js";
import { hasInside, SchemaBlock } from "../schema/schema-tree.js";
import { ScriptJson } from "../script-json.js";
import { Section } from "../section.js";

export function SchemaPage({ view }: { view: SchemaPageView }) {
  const { ui } = useDraw();
  const { showDescription, title } = useSettings();
  return (
    <docs-reference class="api-page" {...useLoadingWords()}>
      {view.name !== title && (
        <div class="api-endpoint" data-method="schema">
          <span class="method-pill">{ui.schema}</span>
          <code class="api-path api-path-text">{view.name}</code>
        </div>
      )}
      {showDescription && <PageProse html={view.description} />}
      <Section id="schema" title={ui.schema}>
        <SchemaBlock schema={{ ...view.schema, description: null }} hasType={view.schema.type !== view.name} />
      </Section>
      <FormData schema={view.schema} />
      <UsedBySection usedBy={view.usedBy} />
    </docs-reference>
  );
}

/** The form of the schema, for the playgrounds of operations that take it. */
function FormData({ schema }: { schema: SchemaView }) {
  const { link } = useDraw();
  const { display } = useSettings();
  if ((display !== "interactive" && display !== "auth") || !hasInside(schema)) return null;
  return <ScriptJson data-form="" data={writtenField(partForm(schema, link))} />;
}

export function SchemaAside({ examples }: { examples: MediaExamples }) {
  const { ui } = useDraw();
  return (
    <div class="api-examples">
      <ValueCard media={[examples]} title={ui.example} id="response-example" />
    </div>
  );
}

/** A schema that everything uses would list everything. */
const MOST = 100;

function UsedBySection({ usedBy }: { usedBy: readonly UsedByView[] }) {
  const { ui } = useDraw();
  if (usedBy.length === 0) return null;
  return (
    <Section id="used-by" title={ui.usedBy}>
      <ul class="api-uses">
        {usedBy.slice(0, MOST).map((use) => (
          <li class="api-use">
            <Use use={use} />
          </li>
        ))}
      </ul>
      {usedBy.length > MOST && <p>{fillIn(ui.moreValues, { count: usedBy.length - MOST })}</p>}
    </Section>
  );
}

function Use({ use }: { use: UsedByView }) {
  const { link } = useDraw();
  const text = (
    <>
      {use.method !== null && <MethodPill method={use.method} />}
      <span class="api-use-words">
        <code>{breakable(use.label)}</code>
        {use.title !== use.label && <span class="api-use-title">{use.title}</span>}
      </span>
    </>
  );
  return use.address === null ? <span>{text}</span> : <a href={link(use.address)}>{text}</a>;
}
