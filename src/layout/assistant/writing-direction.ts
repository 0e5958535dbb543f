// Detects the direction of a text, because answers may be in another language than the page.

const CODE = /(`+)[\s\S]*?\1/g;
const LETTERS = /\p{L}/gu;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/** By most letters, since a sentence may begin with a foreign name; null, which means the page's direction, where there are none. */
export function writingDirection(markdown: string): "rtl" | "ltr" | null {
  const words = markdown.replace(CODE, "");
  const letters = words.match(LETTERS)?.length ?? 0;
  if (letters === 0) return null;
  return (words.match(FROM_THE_RIGHT)?.length ?? 0) * 2 > letters ? "rtl" : "ltr";
}
