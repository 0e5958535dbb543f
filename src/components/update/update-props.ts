// Describes the props of entries of a changelog.
import { anything, describe, named, node, required } from "../describe.js";
import type { UpdateProps } from "./update.js";

export const updateDescription = describe<Omit<UpdateProps, "date">>({
  label: required(node),
  description: named(node, "date"),
  tags: anything,
  rss: anything,
});
