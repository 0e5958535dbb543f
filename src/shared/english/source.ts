// English texts of the source dialog. Scripts contain them; pages carry other languages.

export const SOURCE_WORDS = {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy",
  download: "Download",
  close: "Close",
  partLoading: "Loading…",
  partFailed: "This part could not be loaded.",
};

export type SourceWords = Readonly<Record<keyof typeof SOURCE_WORDS, string>>;
