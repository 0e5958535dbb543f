// Says in words what a file or folder is called.

/** The last segment of a path: `getting-started/quick_start` is "Quick start". */
export function wordsOfPath(path: string): string {
  const words = path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? path : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same without the number that puts a folder in its place: `guides/02-getting-started` is "Getting started". */
export function wordsOfFolder(path: string): string {
  return wordsOfPath(path.replace(/(^|\/)\d+[-_. ]+(?=[^/]+$)/, "$1"));
}
