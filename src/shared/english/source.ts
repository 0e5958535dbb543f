// What the dialog with the source of an operation says. Its script has these words; pages carry those of other languages.

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
