// Reads from a PDF of Chromium on which page each place lies that links of the document lead to.

const OBJECT = /(?:^|\n)(\d+) 0 obj\n<<\/Type \/Pages?\b(.*?)\nendobj/gs;
const PLACE = /\/([\w-]+) \[(\d+) 0 R \/XYZ\b/g;

/** Pages are counted from 1. */
export function pageNumbers(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const objects = new Map([...text.matchAll(OBJECT)].map(([, number = "", body = ""]) => [number, body]));
  const kidsOf = (body: string) => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    return [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = ""]) => kid);
  };
  const isKid = new Set([...objects.values()].flatMap(kidsOf));
  const order = new Map<string, number>();
  const visit = (number: string): void => {
    const body = objects.get(number);
    if (body === undefined) return;
    if (!body.includes("/Kids [")) order.set(number, order.size + 1);
    for (const kid of kidsOf(body)) visit(kid);
  };
  for (const number of objects.keys()) if (!isKid.has(number)) visit(number);
  const found = new Map<string, number>();
  for (const [, name = "", page = ""] of text.matchAll(PLACE)) {
    const number = order.get(page);
    if (number !== undefined) found.set(name, number);
  }
  return found;
}
