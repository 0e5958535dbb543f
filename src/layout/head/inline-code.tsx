// Draws inline code of the head: scripts before the first paint, theme properties, data for machines.

interface InlineCodeProps {
  readonly code: string;
  /** `style`, or the `type` of a script; missing for a classic script. */
  readonly kind: "style" | "script" | "application/ld+json" | "speculationrules";
}

/** The code is ours, JSON with its `<` escaped, or CSS without one: it cannot close the element. */
export function InlineCode({ code, kind }: InlineCodeProps) {
  const content = { dangerouslySetInnerHTML: { __html: code } };
  if (kind === "style") return <style {...content} />;
  return <script type={kind === "script" ? undefined : kind} {...content} />;
}
