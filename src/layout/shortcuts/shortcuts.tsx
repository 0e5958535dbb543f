// Draws the list of keyboard shortcuts: a popover that the page menu and the question mark open.
import { Glyph } from "../../components/glyph/glyph.js";
import { type ShellContext, useShell } from "../shell-context.js";

/** The popover's id; `page/page.client.ts` opens it. */
export const SHORTCUTS = "shortcuts-dialog";

/** Keys as most keyboards write them; `page/page.client.ts` rewrites them for a Mac. */
export function Shortcuts() {
  const shell = useShell();
  const { ui, assets } = shell;
  return (
    <div id={SHORTCUTS} class="shortcuts" popover="auto" role="dialog" aria-labelledby="shortcuts-dialog-title">
      <p id="shortcuts-dialog-title" class="shortcuts-title">
        {ui.keyboardShortcuts}
      </p>
      <button
        type="button"
        class="button-icon shortcuts-close"
        popovertarget={SHORTCUTS}
        popovertargetaction="hide"
        aria-label={ui.close}
      >
        <Glyph name="close" />
      </button>
      <dl>
        {assets.hasSearch && <Keys does={ui.search} keys={["Ctrl K", "/"]} />}
        {assets.hasAssistant && <Keys does={ui.askAssistant} keys={["Ctrl I"]} />}
        {copiesPage(shell) && <Keys does={ui.copyPageText} keys={["C"]} />}
        <Keys does={ui.previous} keys={["["]} />
        <Keys does={ui.next} keys={["]"]} />
        <Keys does={ui.collapseSidebar} keys={["\\"]} />
        <Keys does={ui.keyboardShortcuts} keys={["?"]} />
        <Keys does={ui.close} keys={["Esc"]} />
      </dl>
    </div>
  );
}

function copiesPage({ settings }: ShellContext): boolean {
  return settings.contextual.options.includes("copy");
}

function Keys({ does, keys }: { readonly does: string; readonly keys: readonly string[] }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        {keys.map((each) => (
          <kbd>{each}</kbd>
        ))}
      </dd>
    </div>
  );
}
