// Estimates how many tokens a model counts for a text: each model cuts words in its own way.

/** Letters of which each is about a token of its own: Chinese, Japanese, Korean, Thai. */
const WHOLE_LETTERS = /[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/g;
const LETTERS_A_TOKEN = 4;

export function estimateTokens(text: string): number {
  const whole = text.match(WHOLE_LETTERS)?.length ?? 0;
  return whole + Math.ceil((text.length - whole) / LETTERS_A_TOKEN);
}
