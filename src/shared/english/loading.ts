// English texts of loading notices. Scripts contain them; pages carry other languages.

export const LOADING_WORDS = {
  partLoading: "Loading…",
  partFailed: "This part could not be loaded.",
  retry: "Try again",
};

export type LoadingWords = Readonly<Record<keyof typeof LOADING_WORDS, string>>;
