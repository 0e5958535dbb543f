// Describes cards for repositories.
import type { Component } from "../component.js";
import { describe, node, oneOf, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { GitHub, type RepoProps } from "./github-repo.js";

export const gitHub: Component = {
  names: ["GitHub", "Github"],
  draw: GitHub,
  props: null,
  children: "reads",
  isBlock: false,
};

export const gitHubRepo: Component = {
  names: ["GitHub.Repo", "Github.Repo"],
  draw: GitHub.Repo,
  props: describe<RepoProps>({
    repo: required(text("Repository, as `owner/name`.")),
    variant: oneOf("Look of the card.", "inset flat"),
    description: node("Text below the name."),
  }),
  children: "places",
  isBlock: false,
  markdown: ({ props }) => wordOf(props["repo"]) ?? "",
};
