// What a page says while it loads a part of it. Its script has these words; pages carry those of other languages.

export const LOADING_WORDS = {
  partLoading: "Loading…",
  partFailed: "This part could not be loaded.",
  retry: "Try again",
};

export type LoadingWords = Readonly<Record<keyof typeof LOADING_WORDS, string>>;
