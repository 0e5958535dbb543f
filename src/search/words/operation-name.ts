// Owns how operations are indexed, so that every usual spelling finds them.

const OPERATION = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)[^\s]*$/i;

/** `get /users/{}` for `GET /users/{id}`, `GET https://host/users/:id/` and the like; `/users/{}` for the path alone; null: neither. */
export function operationName(text: string): string | null {
  const [, method = "", path = ""] = OPERATION.exec(text.replace(/[`"']/g, "").trim()) ?? [];
  const bare = path.replace(/\{[^}]*\}|<[^>]*>|(?<=\/):[^/]+/g, "{}").replace(/\/+$/, "");
  return bare === "" ? null : `${method} ${bare}`.trim().toLowerCase();
}
