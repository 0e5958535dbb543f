// Writes addresses so that the marks in and around them mean nothing else.

/** The address as code, apart from what would make its backticks mean something else. */
export function asCode(target: string, { before, behind }: { before: string; behind: string }): string {
  const bare = target.replaceAll("`", "");
  return `${/[`\\]$/.test(before) ? " " : ""}\`${bare}\`${behind.startsWith("`") ? " " : ""}`;
}

/** In an address, a backtick would begin code, and a bracket end the link. */
export function withoutMarks(address: string): string {
  return address.replace(/[`<>]/g, encodeURIComponent);
}
