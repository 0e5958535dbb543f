// Describes an operation in words that readers use: `create customer` for `POST /v1/customers`.

/** A verb with its object. */
type Ask = readonly [verb: string, object: string];

const UNSAID = /^(?:v\d+[\w.]*|api|rest|beta|latest)$/i;

/** Words of a title or sentence that may be the object of its verb. */
const OBJECTS = 3;

/** What the method and path say, and what titles say: `List the issues of …`. `isTelling` is false for words such as `the`. */
export function operationAsks(
  { method, path }: { readonly method: string; readonly path: string },
  titles: readonly string[],
  isTelling: (word: string) => boolean,
): Ask[] {
  const said = titles.flatMap((title): Ask[] => {
    const [verb, ...others] = wordsOf(title);
    return verb === undefined
      ? []
      : others
          .filter(isTelling)
          .slice(0, OBJECTS)
          .map((object) => [verb, object]);
  });
  return [...asksOfPath(method.toUpperCase(), path), ...said];
}

function asksOfPath(method: string, path: string): Ask[] {
  const segments = path.split("/").filter((segment) => segment !== "" && !UNSAID.test(segment));
  const resources = segments.filter((segment) => !isParameter(segment)).map((segment) => wordsOf(segment).at(-1) ?? "");
  const object = resources.at(-1) ?? "";
  const isItem = isParameter(segments.at(-1) ?? "");
  const isAction = method === "POST" && !isItem && isParameter(segments.at(-2) ?? "") && !/s$/i.test(object);
  // What follows an item and is no collection says itself what is done: `/orders/{id}/cancel`.
  if (isAction) return [[object, resources.at(-2) ?? ""]];
  return object === "" ? [] : verbsOf(method, isItem, /s$/i.test(object)).map((verb): Ask => [verb, object]);
}

function verbsOf(method: string, isItem: boolean, isPlural: boolean): readonly string[] {
  switch (method) {
    case "GET":
      return !isItem && isPlural ? ["list", "get"] : ["get", "retrieve", "fetch", "show"];
    case "POST":
      return isItem ? ["update", "edit"] : ["create", "add", "new"];
    case "PATCH":
      return ["update", "edit", "change"];
    case "PUT":
      return ["set", "update", "replace"];
    case "DELETE":
      return ["delete", "remove", "cancel"];
    default:
      return [];
  }
}

function isParameter(segment: string): boolean {
  return /^[{:<]/.test(segment);
}

/** `payment_intents` and `paymentIntents` are two words. */
function wordsOf(text: string): string[] {
  const spaced = text.replace(/\{[^}]*\}/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return spaced.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** How many resources the path names. */
export function operationDepth(path: string): number {
  return path.split("/").filter((segment) => segment !== "" && !UNSAID.test(segment) && !isParameter(segment)).length;
}
