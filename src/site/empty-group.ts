// Owns the holder of generated groups: tags of descriptions, parts of long lists.

export const EMPTY_GROUP = {
  kind: "group",
  icon: null,
  color: null,
  description: null,
  tag: null,
  hidden: false,
  searchable: null,
  expanded: false,
  isDefault: false,
  align: "start",
  public: null,
  boost: null,
  directory: null,
  root: null,
  version: null,
  openapi: null,
  asyncapi: null,
  banner: null,
  navbar: null,
  footer: null,
} as const;
