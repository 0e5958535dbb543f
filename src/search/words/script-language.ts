// Guesses the language of a site that names none, by its script: enough to choose how words are cut.

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/g],
  ["ko", /[\uac00-\ud7af]/g],
  ["zh", /[\u4e00-\u9fff]/g],
  ["ru", /[\u0400-\u04ff]/g],
  ["ar", /[\u0600-\u06ff]/g],
  ["he", /[\u0590-\u05ff]/g],
  ["hi", /[\u0900-\u097f]/g],
  ["th", /[\u0e00-\u0e7f]/g],
];
/** Technical texts of any language are full of Latin words. */
const SHARE = 0.15;

/** The language whose script fills a good part of the sample; else English. */
export function scriptLanguage(sample: string): string {
  const length = sample.replace(/\s+/g, "").length;
  const found = SCRIPTS.find(([, letters]) => (sample.match(letters)?.length ?? 0) > length * SHARE);
  return found?.[0] ?? "en";
}
