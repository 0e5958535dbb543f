// Draws what switches between light and dark: one button in the bar, and a choice of three in the sidebar and the footer.
import { Glyph } from "../../components/glyph/glyph.js";
import { ownIcon } from "../icons/own-icon.js";
import { Icon, type ShellContext } from "../shell-context.js";

interface ModeProps {
  readonly shell: ShellContext;
}

/** Has its place from the start; `no-scripts.css` hides it where nothing can make it work. */
export function ModeButton({ shell: { settings, ui } }: ModeProps) {
  if (settings.appearance.strict) return null;
  return (
    <button
      type="button"
      class="button-icon mode-button"
      data-action="mode"
      data-value={settings.appearance.default}
      aria-label={ui.toggleMode}
    >
      <Glyph name="mode" />
    </button>
  );
}

/** The icons of the choice, by mode. */
export const MODE_ICONS = { system: ownIcon("monitor"), light: ownIcon("sun"), dark: ownIcon("moon") };

export function ModeChoice({ shell }: ModeProps) {
  const { settings, ui } = shell;
  if (settings.appearance.strict) return null;
  const names = { system: ui.systemMode, light: ui.lightMode, dark: ui.darkMode };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div class="mode-choice" role="group" aria-label={ui.modeChoice}>
      {(["system", "light", "dark"] as const).map((mode) => (
        <button key={mode} type="button" data-action="mode" data-mode={mode} aria-label={names[mode]}>
          <Icon shell={shell} of={MODE_ICONS[mode]} />
        </button>
      ))}
    </div>
  );
}
