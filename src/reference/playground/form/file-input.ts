// Makes the input of files: chosen or dropped, one or many.
import { type FileValue, isFileValue } from "../../../openapi/request/request.js";
import { element } from "../element.js";
import type { PlaygroundField } from "../playground-data.js";
import type { Slot } from "./slot.js";

export function fileInput(field: PlaygroundField, slot: Slot, isList: boolean): HTMLElement {
  const names = element("span", { class: "play-file-names" });
  const input = element("input", {
    id: slot.id,
    class: "play-file-input",
    type: "file",
    accept: field.accept ?? null,
    multiple: isList,
  });
  const take = (files: readonly File[]) => {
    const values = files.map(fileOf);
    names.textContent = files.map(({ name }) => name).join(", ");
    slot.onChange(isList ? (values.length > 0 ? values : undefined) : values[0]);
  };
  input.addEventListener("change", () => take([...(input.files ?? [])]));
  const area = element(
    "div",
    { class: "play-file" },
    input,
    element("span", { class: "play-drop" }, slot.word("dropFile")),
    names,
  );
  area.addEventListener("dragover", (event) => event.preventDefault());
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  const known = isList && Array.isArray(slot.value) ? slot.value : [slot.value];
  names.textContent = known
    .filter(isFileValue)
    .map(({ $file }) => $file)
    .join(", ");
  return area;
}

/** A chosen file; samples show its name. */
function fileOf(file: File): FileValue {
  return { $file: file.name, mediaType: file.type || null, blob: file };
}
