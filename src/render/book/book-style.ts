// Names the style sheet of documents that hold the pages of a group.
export const BOOK_STYLE = "book";
