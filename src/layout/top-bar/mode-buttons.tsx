// Draws the choice between light, dark and what the system has, in the sidebar and the footer.
import { ownIcon } from "../icons/own-icon.js";
import { Icon, useShell } from "../shell-context.js";

/** The icons of the choice, by mode. */
export const MODE_ICONS = { system: ownIcon("monitor"), light: ownIcon("sun"), dark: ownIcon("moon") };

export function ModeChoice() {
  const { settings, ui } = useShell();
  if (settings.appearance.strict) return null;
  const names = { system: ui.systemMode, light: ui.lightMode, dark: ui.darkMode };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div class="mode-choice" role="group" aria-label={ui.modeChoice}>
      {(["system", "light", "dark"] as const).map((mode) => (
        <button type="button" data-action="mode" data-mode={mode} aria-label={names[mode]}>
          <Icon of={MODE_ICONS[mode]} />
        </button>
      ))}
    </div>
  );
}
