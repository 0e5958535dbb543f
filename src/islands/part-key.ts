// Names the output of a component within an island, so that the browser finds it again.

/**
 * The same where the same was asked: by name, plain props and, unless they are put into a hole, the words of the children.
 * Its source is sent to the browser (`island-runtime.ts`), so it uses nothing from outside.
 */
export function partKey(name: string, props: Readonly<Record<string, unknown>>, hasHole: boolean): string {
  const words = (child: unknown): string => {
    if (Array.isArray(child)) return child.map(words).join("");
    if (typeof child === "string" || typeof child === "number") return String(child);
    if (typeof child !== "object" || child === null || !("props" in child)) return "";
    return words(Reflect.get(Object(child.props), "children"));
  };
  const plain = Object.entries(props).filter(
    ([key, value]) => key !== "children" && ["string", "number", "boolean"].includes(typeof value),
  );
  const text = JSON.stringify([plain, hasHole ? null : words(props["children"])]);
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = (hash * 33) ^ text.charCodeAt(at);
  return `${name}-${(hash >>> 0).toString(36)}`;
}
