// Draws data for a script.

/** JSON in which nothing can end the tag. */
export function ScriptJson({ data, ...attributes }: { data: unknown; "data-form"?: string }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<".
  return <script type="application/json" {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}
