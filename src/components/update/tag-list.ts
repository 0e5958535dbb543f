// Reads the tags of an entry of a changelog: a list, or a text with commas.

export function tagList(tags: unknown): string[] {
  if (typeof tags === "string") return tags.split(",").flatMap((tag) => tag.trim() || []);
  return Array.isArray(tags) ? tags.map(String) : [];
}
