// Finds the day in what writers put on an entry of a changelog: `March 3, 2026`, `2026-03-03`, `3 mars 2026`.

const ISO = /(?<![\d._-])((?:19|20)\d\d)[-/](\d{1,2})[-/](\d{1,2})(?![\d._-])/;
const EAST_ASIAN = /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/;
/** A month's name with a day before or after it. A month without a day means its first day. */
const MONTH_FIRST = /([^\s\d.,;:()]{3,})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d\d)\b/;
const DAY_FIRST =
  /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?([^\s\d.,;:()]{3,})\.?,?\s+(?:de\s+)?((?:19|20)\d\d)\b/;

/** How the names of the months begin, in English, German, French, Spanish, Portuguese and Italian. */
const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:mar|mär|maer)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|out|ott)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
];

/** Null where the text is no valid date, such as a version, or is ambiguous. */
export function dateOf(text: string | null): Date | null {
  if (text === null) return null;
  const numbers = ISO.exec(text) ?? EAST_ASIAN.exec(text);
  if (numbers) return day(numbers[1], Number(numbers[2]), numbers[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst && monthOf(dayFirst[2])) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst && day(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2] ?? "1");
}

/** From 1; 0 where the word names no month. */
function monthOf(word = ""): number {
  return MONTHS.findIndex((beginning) => beginning.test(word.toLowerCase())) + 1;
}

/** `new Date` turns the 30th of February into the 2nd of March. */
function day(year = "", month = 0, date = ""): Date | null {
  const made = new Date(Date.UTC(Number(year), month - 1, Number(date)));
  return month > 0 && made.getUTCMonth() === month - 1 && made.getUTCDate() === Number(date) ? made : null;
}
