// Draws the button that opens the chat, with everything that the chat needs to know.
import { ASSISTANT_WORDS } from "../../shared/english/assistant.js";
import { differingWords } from "../../shared/english/differing-words.js";
import { Icon, useShell } from "../shell-context.js";

export function AssistantButton() {
  const shell = useShell();
  return (
    <docs-assistant
      data-base={shell.addresses.base}
      data-settings={JSON.stringify(shell.settings.assistant)}
      data-words={JSON.stringify(differingWords(shell.ui, ASSISTANT_WORDS))}
    >
      <button type="button" id="assistant-entry" class="assistant-entry" aria-keyshortcuts="Control+I Meta+I">
        <Icon of="sparkles" />
        <span class="assistant-entry-words">{shell.ui.askAssistant}</span>
      </button>
    </docs-assistant>
  );
}
