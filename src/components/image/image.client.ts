// Enlarges a picture over the page, and copies it.

import { showCopied } from "../copy-text.js";
import { LiveElement, type Until } from "../live-element.js";

/** Pictures shown smaller than this are marks within the text. */
const LEAST_WIDTH = 96;

class DocsImage extends LiveElement {
  live(until: Until): void {
    const image = this.querySelector("img");
    if (!image) return;
    const copy = this.querySelector<HTMLElement>("[data-action=copy]");
    // Where copying is not allowed, the picture opens, to be copied by hand.
    const orOpen = () => location.assign(image.src);
    copy?.addEventListener("click", () => void copyPicture(image.src, copy).catch(orOpen), until);
    if (this.dataset["zoom"] === undefined || this.closest("a, button, summary, .tile")) return;
    if (image.complete) this.offerZoom(image, until);
    else image.addEventListener("load", () => this.offerZoom(image, until), { ...until, once: true });
  }

  private offerZoom(image: HTMLImageElement, until: Until): void {
    if (image.width < LEAST_WIDTH) return;
    image.tabIndex = 0;
    image.role = "button";
    image.ariaHasPopup = "dialog";
    image.ariaLabel = [image.alt, this.dataset["zoom"]].filter(Boolean).join(". ");
    // An empty one says that the picture is there for its looks alone, which a button is not.
    if (!image.alt) image.removeAttribute("alt");
    image.addEventListener("click", () => this.open(image), until);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.open(image);
    };
    image.addEventListener("keydown", onKey, until);
  }

  private open(image: HTMLImageElement): void {
    const dialog = document.createElement("dialog");
    dialog.className = "image-dialog";
    dialog.ariaLabel = image.alt || (this.dataset["zoom"] ?? "");
    const large = document.createElement("img");
    large.src = image.src;
    large.alt = image.alt;
    const close = document.createElement("button");
    close.type = "button";
    close.ariaLabel = this.dataset["close"] ?? "";
    close.innerHTML = '<span class="glyph" data-glyph="close"></span>';
    dialog.append(large, close);
    dialog.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      image.focus({ preventScroll: true });
    });
    document.body.append(dialog);
    dialog.showModal();
    close.focus();
  }
}

/** The clipboard only takes PNG, so other pictures are converted. */
async function copyPicture(address: string, button: HTMLElement): Promise<void> {
  const png = async () => {
    const blob = await (await fetch(address)).blob();
    if (blob.type === "image/png") return blob;
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    return canvas.convertToBlob({ type: "image/png" });
  };
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
  showCopied(button);
}

customElements.define("docs-image", DocsImage);
