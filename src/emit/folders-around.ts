// Lists the folders that contain files.

/** Of `a/b/c.html` these are `a` and `a/b`. */
export function foldersAround(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let end = file.lastIndexOf("/");
    // The folders around one that is known are known too.
    while (end > 0 && !folders.has(file.slice(0, end))) {
      folders.add(file.slice(0, end));
      end = file.lastIndexOf("/", end - 1);
    }
  }
  return folders;
}
