// Describes the props of cards for repositories.
import { describe, node, oneOf, required, text } from "../describe.js";
import type { RepoProps } from "./github-repo.js";

export const repoDescription = describe<RepoProps>({
  repo: required(text),
  variant: oneOf("inset flat"),
  description: node,
});
