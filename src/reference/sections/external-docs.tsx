// Draws the link to external documentation.
import { useDraw } from "../../components/draw-context.js";
import type { ExternalDocsView } from "../../openapi/views.js";

export function ExternalDocs({ docs }: { docs: ExternalDocsView | null }) {
  const { link } = useDraw();
  if (!docs) return null;
  return (
    <p class="api-note">
      <a href={link(docs.url)}>{docs.label}</a>
    </p>
  );
}
