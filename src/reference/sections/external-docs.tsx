// Draws the link to what an operation or schema says it is documented by elsewhere.
import type { ExternalDocsView } from "../../openapi/views.js";

export function ExternalDocs({ docs }: { docs: ExternalDocsView | null }) {
  if (!docs) return null;
  return (
    <p class="api-note">
      <a href={docs.url}>{docs.label}</a>
    </p>
  );
}
