// The chat as one script for any site: <script src="…/_docsgen/assistant.js" data-url="…" data-domain="…" data-key="…"></script>
import "./assistant.client.js";
import selectionStyles from "./assistant.css";
import type { AssistantSettings } from "./assistant-settings.js";
import styles from "./embed.css";
import { icon, make } from "./make.js";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const add = () => addAssistant({ ...script.dataset, site: new URL("../", script.src).href });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", add);
  else add();
}

/** Adds the button to a corner. `data-questions` has starter questions, one per line; `data-label` is the button's text, `site` the address of the documentation; `data-follow-ups` and `data-anonymous` need no value. */
function addAssistant({
  url,
  domain,
  key,
  title,
  placeholder,
  disclaimer,
  questions,
  label,
  words,
  followUps,
  anonymous,
  site,
}: DOMStringMap): void {
  const settings: AssistantSettings = {
    url: url ?? "",
    domain: domain ?? "",
    key: key || null,
    title: title || null,
    placeholder: placeholder || null,
    disclaimer: disclaimer || null,
    followUps: followUps !== undefined,
    anonymous: anonymous !== undefined,
    starterQuestions: linesOf(questions ?? ""),
  };
  const button = make(
    "button",
    { type: "button", class: "docs-assistant-button" },
    icon("sparkles"),
    label ?? title ?? "Ask",
  );
  const attributes = {
    "data-settings": JSON.stringify(settings),
    "data-words": words ?? null,
    "data-standalone": true,
    "data-link-base": site ?? null,
  };
  document.head.append(make("style", {}, styles, selectionStyles));
  document.body.append(make("docs-assistant" as "div", attributes, button));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
