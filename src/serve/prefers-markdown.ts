// Decides from a request's Accept header whether a page is wanted as Markdown.

/** What stands for a page as text. */
const TEXT = /^text\/(?:markdown|plain)$/;

/** What stands for a page as it is drawn, the most particular first: that one counts. */
const HTML = ["text/html", "text/*", "*/*"];

/**
 * Whether Markdown, or plain text, is asked for by name and at least as much as HTML. Browsers name HTML alone; `*` names
 * nothing, so that who takes anything gets the page.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const wishes = (accept ?? "").split(",").map(readWish);
  const text = Math.max(0, ...wishes.filter(({ type }) => TEXT.test(type)).map(({ quality }) => quality));
  const [html] = HTML.flatMap((name) => wishes.filter(({ type }) => type === name));
  return text > 0 && text >= (html?.quality ?? 0);
}

function readWish(part: string) {
  const [type = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
  const said = parameters.find((each) => /^q\s*=/.test(each));
  const quality = said === undefined ? 1 : Number(said.replace(/^q\s*=\s*/, ""));
  return {
    type,
    /** 0: not at all; 1: as much as can be. */
    quality: quality >= 0 && quality <= 1 ? quality : 0,
  };
}
