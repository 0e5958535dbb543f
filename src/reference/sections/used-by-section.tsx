// Draws where a schema is used.
import { breakable } from "../../components/breakable.js";
import { useDraw } from "../../components/draw-context.js";
import type { UsedByView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { MethodPill } from "../method-pill.js";
import { Section } from "../section.js";

/** A schema that everything uses would list everything. */
const MOST = 100;

export function UsedBySection({ usedBy }: { usedBy: readonly UsedByView[] }) {
  const { ui } = useDraw();
  if (usedBy.length === 0) return null;
  return (
    <Section id="used-by" title={ui.usedBy}>
      <ul class="api-uses">
        {usedBy.slice(0, MOST).map((use) => (
          <li key={`${use.kind} ${use.method} ${use.label}`} class="api-use">
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
