// Draws the button that opens the chat, with everything that the chat needs to know.
import { ASSISTANT_WORDS, type AssistantWords } from "../../shared/english/assistant.js";
import { Icon, type ShellContext } from "../shell-context.js";
import type { AssistantSettings } from "./assistant-settings.js";

export function AssistantButton({ shell }: { readonly shell: ShellContext }) {
  return (
    <docs-assistant
      data-base={shell.addresses.base}
      data-settings={JSON.stringify(settingsOf(shell))}
      data-words={JSON.stringify(wordsOf(shell))}
    >
      <button type="button" id="assistant-entry" class="assistant-entry" aria-keyshortcuts="Control+I Meta+I">
        <Icon shell={shell} of="sparkles" />
        <span class="assistant-entry-words">{shell.ui.askAssistant}</span>
      </button>
    </docs-assistant>
  );
}

/** The path at which a preview answers without any settings. */
export const PREVIEW_ASSISTANT_PATH = "/_assistant";

function settingsOf({ settings, addresses }: ShellContext): AssistantSettings {
  const preview = { url: `${addresses.base}${PREVIEW_ASSISTANT_PATH}`, domain: "preview", key: null };
  const texts = { title: null, placeholder: null, starterQuestions: [], disclaimer: null };
  return { ...texts, ...(settings.assistant ?? preview) };
}

/** Only the words that differ from the chat's own. */
function wordsOf({ ui }: ShellContext): Partial<AssistantWords> {
  const own: Readonly<Record<string, string>> = { ...ui };
  const differing = Object.entries(ASSISTANT_WORDS).filter(
    ([name, words]) => own[name] !== undefined && own[name] !== words,
  );
  return Object.fromEntries(differing.map(([name]) => [name, own[name]]));
}
