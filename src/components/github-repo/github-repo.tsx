// Draws a card for a repository; its numbers are asked for only when the reader wants them.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { describe, node, oneOf, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon } from "../icon/draw-icon.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, classes, outerAttributes } from "../props.js";
import { link, paragraph, text as say, words } from "../said.js";

interface RepoProps extends CommonProps {
  readonly repo?: string;
  readonly variant?: string;
  readonly description?: ComponentChildren;
}

function Repo({ repo = "", variant, description, children = description, ...props }: RepoProps) {
  const draw = useDraw();
  const name = repoName(repo);
  const [owner, project] = name.split("/");
  return (
    <docs-github-repo
      {...outerAttributes(props, classes("github-repo not-prose", variant === "flat" && "github-repo-flat"))}
      data-repo={name}
      data-stars={draw.ui.stars}
      data-forks={draw.ui.forks}
    >
      <DrawIcon icon="github" iconType="brands" iconLibrary="fontawesome" class="github-repo-icon" />
      <div class="github-repo-text">
        <a class="github-repo-name" href={`https://github.com/${name}`} target="_blank" rel="noreferrer">
          {owner}/<strong>{project}</strong>
        </a>
        <div class="github-repo-description">{children}</div>
        <div class="github-repo-numbers" aria-live="polite" />
      </div>
      <button type="button" class="github-repo-ask" aria-label={`${draw.ui.showNumbers}: ${name}`}>
        <Glyph name="star" />
      </button>
    </docs-github-repo>
  );
}

/** The namespace that authors write `GitHub.Repo` with. */
export const GitHub = Object.assign(({ children }: { children?: ComponentChildren }) => <>{children}</>, { Repo });

/** `owner/name` from a name or an address. */
function repoName(repo: string): string {
  const path = repo.trim().replace(/^(https?:\/\/)?(www\.)?github\.com\//i, "");
  return path
    .split("/")
    .slice(0, 2)
    .join("/")
    .replace(/\.git$/, "");
}

export const gitHub: Component = {
  names: ["GitHub", "Github"],
  draw: GitHub,
  props: null,
  children: "reads",
  isInline: true,
};

export const gitHubRepo: Component = {
  names: ["GitHub.Repo", "Github.Repo"],
  draw: GitHub.Repo,
  props: describe<RepoProps>({
    repo: required(text("Repository, as `owner/name`.")),
    variant: oneOf("Look of the card.", "inset flat"),
    description: node("Text below the name."),
  }),
  isInline: true,
  said: ({ props, blocks }) => {
    const name = repoName(wordOf(props["repo"]) ?? "");
    const content = blocks();
    const title = paragraph(...link(`https://github.com/${name}`, [say(name)]));
    return [title, ...(content.length > 0 ? content : words(props["description"]))];
  },
};
