// Escapes addresses so that Markdown marks in them mean nothing.

interface Neighbours {
  /** What stands before it in its line, and behind it. */
  readonly before: string;
  readonly behind: string;
  /** Whether backticks may belong to code that is open. */
  readonly isUnsure: boolean;
}

/** The address so that no client makes a link of it: as code, apart from what would make its backticks mean something else. */
export function withoutLink(target: string, { before, behind, isUnsure }: Neighbours): string {
  const bare = target.replaceAll("`", "");
  if (isUnsure) return bare.replace(/:\/\/|@|www(?=\.)/gi, "$& ");
  return `${/[`\\]$/.test(before) ? " " : ""}\`${bare}\`${behind.startsWith("`") ? " " : ""}`;
}

/** In an address, a backtick would begin code, and a bracket end the link. */
export function withoutMarks(address: string): string {
  return address.replace(/[`<>]/g, encodeURIComponent);
}
