// Decides from a request's Accept header whether a page is wanted as Markdown.

/** What stands for a page as text. */
const TEXT = /^text\/(?:markdown|plain)$/;

/**
 * Whether Markdown, or plain text, is asked for by name and at least as much as HTML. Browsers name HTML alone; `*` names
 * nothing, so that who takes anything gets the page.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const wishes = (accept ?? "").split(",").map(readWish);
  const strength = (isOf: (type: string) => boolean) =>
    Math.max(0, ...wishes.filter(({ type }) => isOf(type)).map(({ quality }) => quality));
  const text = strength((type) => TEXT.test(type));
  return text > 0 && text >= strength((type) => type === "text/html");
}

interface Wish {
  readonly type: string;
  /** 0: not at all; 1: as much as can be. */
  readonly quality: number;
}

function readWish(part: string): Wish {
  const [type = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
  const said = parameters.find((each) => /^q\s*=/.test(each));
  const quality = said === undefined ? 1 : Number(said.replace(/^q\s*=\s*/, ""));
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
