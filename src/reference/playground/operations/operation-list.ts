// Owns the playground's list of other operations. For both sides.

/** One operation: `GET`, `/pets/{id}`, what it does, and the path of its page. */
export type ListedOperation = readonly [method: string, path: string, title: string, page: string];
