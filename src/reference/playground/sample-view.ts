// Shows the request as code in the reader's language, following the inputs.

import type { RequestModel } from "../../openapi/request/request.js";
import { findSampleLanguage } from "../../openapi/samples/sample-languages.js";
import { keptChoice } from "../choice/kept-choice.js";
import { colourCode } from "../code/colour-code.js";
import { copyButton } from "./copy-button.js";
import { element, select } from "./element.js";
import type { Session } from "./session.js";

export function sampleView(session: Session) {
  const { data, word } = session;
  const languages = data.languages.map(findSampleLanguage).filter((each) => each !== null);
  const code = element("code", {});
  const wanted = keptChoice("language");
  const first = languages.find(({ label }) => label === wanted) ?? languages[0];
  const picker = select(
    { class: "choice-menu", "aria-label": word("language") },
    languages.map(({ key, label }) => [key, label]),
    first?.key ?? "",
  );
  let latest: RequestModel | null = null;
  let turn = 0;
  const draw = async () => {
    const mine = ++turn;
    const language = findSampleLanguage(picker.value);
    const write = await language?.load();
    if (mine === turn && write && latest) code.replaceChildren(colourCode(write(latest), language?.grammar ?? "text"));
  };
  picker.addEventListener("change", draw);
  /** Takes the language that the reader chose on the page meanwhile. */
  const recall = () => {
    const chosen = languages.find(({ label }) => label === keptChoice("language"));
    if (!chosen || chosen.key === picker.value) return;
    picker.value = chosen.key;
    draw();
  };
  const copy = copyButton(session, () => code.textContent ?? "");
  const node = element(
    "section",
    { class: "play-card" },
    element("div", { class: "play-card-head" }, element("h3", {}, word("request")), copy, picker),
    element("pre", { class: "play-code", tabindex: 0, dir: "ltr" }, code),
  );
  const update = (request: RequestModel) => {
    latest = request;
    draw();
  };
  return { node: languages.length > 0 ? node : element("div", {}), update, recall };
}
