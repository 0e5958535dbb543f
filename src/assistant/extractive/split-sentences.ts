// Cuts a paragraph into sentences in any language, without cutting inside code, links or brackets.

export type SplitSentences = (text: string) => string[];

/** Made once for an answer, since a segmenter is slow to make. @param language the site's code of the page's language */
export function sentenceSplitter(language: string): SplitSentences {
  const segmenter = segmenterFor(language);
  return (text) => {
    const sentences: string[] = [];
    let open = "";
    for (const { segment } of segmenter.segment(text)) {
      open += segment;
      if (isUnfinished(open)) continue;
      sentences.push(open.trim());
      open = "";
    }
    if (open.trim() !== "") sentences.push(open.trim());
    return sentences;
  };
}

function segmenterFor(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: "sentence" });
  } catch {
    return new Intl.Segmenter("en", { granularity: "sentence" });
  }
}

function isUnfinished(text: string): boolean {
  const marks = (mark: string) => text.split(mark).length - 1;
  if (marks("`") % 2 === 1 || marks("**") % 2 === 1) return true;
  if (marks("[") > marks("]") || marks("(") > marks(")")) return true;
  return /(?:^|\s)(?:e\.g|i\.e|etc|vs|cf|approx|z\.B|d\.h|p\.ej|[A-Z])\.\s*$/.test(text);
}
