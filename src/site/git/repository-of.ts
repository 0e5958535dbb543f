// Finds the repository that pages link to, and warns about incomplete feedback settings.
import type { DocsConfig } from "../../config/docs-config.js";
import { fileOf, type Report, warning } from "../../shared/problem.js";
import type { ProjectGit } from "./project-git.js";
import type { Repository } from "./read-repository.js";

/** Asking git costs time: only where pages lead to their repository. */
export async function repositoryOf(
  git: ProjectGit,
  { feedback, assistant }: Pick<DocsConfig, "feedback" | "assistant">,
  report: Report,
): Promise<Repository | null> {
  const { suggestEdit, raiseIssue, thumbsRating, url } = feedback;
  const tell = (what: string, hint: string) => report(warning("feedback-incomplete", fileOf("docs.json"), what, hint));
  if (thumbsRating && url === null && assistant === null)
    tell(
      "Readers cannot rate pages: ratings have no address.",
      'Set "feedback.url" to an address that takes them, or "assistant" to a server.',
    );
  if (!suggestEdit && !raiseIssue) return null;
  const { readRepository } = await import("./read-repository.js");
  const repository = readRepository(git, feedback);
  if (repository === null)
    tell(
      "Pages cannot lead to their repository: neither docs.json nor git names it.",
      'Set "feedback.repository" to its web address.',
    );
  return repository;
}
