// Draws the button that opens the chat, with everything that the chat needs to know.
import { ASSISTANT_WORDS, type AssistantWords } from "../../shared/english/assistant.js";
import { Icon, type ShellContext } from "../shell-context.js";

export function AssistantButton({ shell }: { readonly shell: ShellContext }) {
  return (
    <docs-assistant
      data-base={shell.addresses.base}
      data-settings={JSON.stringify(shell.settings.assistant)}
      data-words={JSON.stringify(wordsOf(shell))}
    >
      <button type="button" id="assistant-entry" class="assistant-entry" aria-keyshortcuts="Control+I Meta+I">
        <Icon shell={shell} of="sparkles" />
        <span class="assistant-entry-words">{shell.ui.askAssistant}</span>
      </button>
    </docs-assistant>
  );
}

/** Only the words that differ from the chat's own. */
function wordsOf({ ui }: ShellContext): Partial<AssistantWords> {
  const own: Readonly<Record<string, string>> = { ...ui };
  const differing = Object.entries(ASSISTANT_WORDS).filter(
    ([name, words]) => own[name] !== undefined && own[name] !== words,
  );
  return Object.fromEntries(differing.map(([name]) => [name, own[name]]));
}
