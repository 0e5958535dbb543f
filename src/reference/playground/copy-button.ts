// Makes copy buttons with feedback.
import { writeText } from "../../components/copy-text.js";
import { linkButton } from "./element.js";
import type { Session } from "./session.js";

/** Milliseconds until the button offers to copy again. */
const SAID = 1500;

export function copyButton(
  { word, say }: Pick<Session, "word" | "say">,
  text: () => string | Promise<string>,
): HTMLButtonElement {
  const button = linkButton(word("copy"));
  button.addEventListener("click", async () => {
    const said = await writeText(await text(), button).then(
      () => word("copied"),
      () => word("copyFailed"),
    );
    button.textContent = said;
    say(said);
    setTimeout(() => {
      button.textContent = word("copy");
    }, SAID);
  });
  return button;
}
