// Draws headers of a response or form part as rows.
import type { ComponentChildren } from "preact";
import type { HeaderView } from "../../openapi/views.js";
import { SchemaField } from "../schema/schema-tree.js";

export function Headers({ headers, title }: { headers: readonly HeaderView[]; title: ComponentChildren }) {
  if (headers.length === 0) return null;
  return (
    <div class="api-part">
      <h3 class="api-part-title">{title}</h3>
      <div class="schema-rows">
        {headers.map((header) => (
          <SchemaField {...header} />
        ))}
      </div>
    </div>
  );
}
