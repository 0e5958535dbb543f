// Draws a prompt for a coding assistant: its description, and buttons to copy or open it.
import type { ComponentChildren } from "preact";
import { fillIn } from "../../shared/fill-in.js";
import { rawText } from "../child-elements.js";
import type { Component } from "../component.js";
import { anything, describe, iconProps, node, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon, hasIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown } from "../inline-markdown.js";
import { type CommonProps, namesIn, outerAttributes } from "../props.js";
import { bold, fence } from "../said.js";

interface PromptProps extends CommonProps, IconProps {
  readonly description?: ComponentChildren;
  readonly actions?: unknown;
  /** The prompt as written; the words of the children where there is none. */
  readonly text?: string;
}

export function Prompt({ description, actions, text, children, ...props }: PromptProps) {
  const { ui } = useDraw();
  const prompt = (text ?? rawText(children)).trim();
  const wanted = namesIn(actions) ?? ["copy"];
  return (
    <docs-prompt {...outerAttributes(props, "prompt not-prose")}>
      {hasIcon(props.icon) ? <DrawIcon {...props} class="prompt-icon" /> : <Glyph name="sparkle" />}
      <div class="prompt-description">
        <InlineMarkdown text={description} />
      </div>
      <div class="prompt-actions">
        {wanted.includes("copy") && (
          <button type="button" class="prompt-button" data-action="copy" data-copied={ui.copied}>
            <Glyph name="copy" />
            <span>{ui.copyPrompt}</span>
          </button>
        )}
        {wanted.includes("cursor") && (
          <a
            class="prompt-button"
            href={`cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(prompt)}`}
          >
            <Glyph name="external" />
            {fillIn(ui.openIn, { name: "Cursor" })}
          </a>
        )}
      </div>
      <details class="prompt-text">
        <summary>{ui.showMore}</summary>
        <pre>{prompt}</pre>
      </details>
    </docs-prompt>
  );
}

export const prompt: Component = {
  names: ["Prompt"],
  draw: Prompt,
  props: describe<PromptProps>({
    ...iconProps,
    description: required(node("What the prompt does, shown above it."), "children"),
    actions: anything("Buttons to show: a list of `copy` and `cursor`."),
    text: text("The prompt, instead of children."),
  }),
  children: "reads",
  takesText: "text",
  closesContents: true,
  said: ({ props }) => [...bold(props["description"]), fence("text", String(props["text"]))],
};
