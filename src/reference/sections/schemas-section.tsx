// Draws the schemas that the blocks above had no room for, so that every row leads on.
import { useDraw } from "../../components/draw-context.js";
import type { SchemaSectionView } from "../../openapi/views.js";
import { SchemaBlock } from "../schema/schema-tree.js";

export function SchemasSection({ schemas }: { schemas: readonly SchemaSectionView[] }) {
  const { ui } = useDraw();
  return (
    <>
      {schemas.map(({ id, name, schema }) => (
        <section key={id} id={id} class="api-section" aria-label={name}>
          <div class="api-section-head">
            <h2 class="api-section-heading-title">
              {ui.schema} <code>{name}</code>
            </h2>
          </div>
          <SchemaBlock schema={schema} hasType={schema.type !== name} />
        </section>
      ))}
    </>
  );
}
