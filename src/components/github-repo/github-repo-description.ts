// Describes cards for repositories.
import type { Component } from "../component.js";
import { describe, NODE, oneOf, required, text } from "../describe.js";
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
  props: describe<RepoProps>({ repo: required(text), variant: oneOf("inset flat"), description: NODE }),
  children: "places",
  isBlock: false,
  markdown: ({ props }) => wordOf(props["repo"]) ?? "",
};
