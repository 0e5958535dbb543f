// Describes cards for repositories.
import type { Component } from "../component.js";
import { describe, node, oneOf, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { link, paragraph, text as say, words } from "../said.js";
import { GitHub, type RepoProps, repoName } from "./github-repo.js";

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
