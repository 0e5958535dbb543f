// Draws what every document has, with slots for what is ready already.
import type { ComponentChildren } from "preact";
import type { PageMode } from "../model.js";
import type { Shell } from "./shell.js";
import { slot } from "./slots.js";

interface DocumentProps {
  readonly shell: Pick<Shell, "context" | "hasTabs">;
  readonly path: string;
  readonly mode: PageMode;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What every document has: its element, head, banner, top bar and sidebar. */
export function Document({ shell: { context, hasTabs }, path, mode, head, children }: DocumentProps) {
  const { settings } = context;
  return (
    <html
      lang={context.language.tag}
      dir={context.language.direction}
      class={settings.appearance.default === "dark" ? "dark" : undefined}
      data-theme={settings.theme}
      data-backdrop={settings.background.decoration ?? undefined}
      data-tabs={hasTabs ? "" : undefined}
      data-page-mode={mode}
      data-side={slot("side")}
      data-current-path={path}
    >
      <head>
        {slot("head")}
        {head}
        {slot("scripts")}
      </head>
      <body>
        <docs-page data-copied={context.ui.copied}>
          <a class="skip-link" href="#content-area">
            {context.ui.skipToContent}
          </a>
          {slot("banner")}
          {slot("topBar")}
          <div id={slot("bodyId")} class="body-content">
            {slot("sidebar")}
            <div id="content-container" class="content-container">
              {children}
            </div>
          </div>
          {slot("shortcuts")}
        </docs-page>
      </body>
    </html>
  );
}
