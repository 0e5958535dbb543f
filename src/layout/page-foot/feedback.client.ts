// Sends what a reader thinks of a page to the address that the site names: at once, and again with a reason.
import { LiveElement, type Until } from "../../components/live-element.js";

class DocsFeedback extends LiveElement {
  private isHelpful: boolean | null = null;
  /** By it, a reason joins the thumb before it. */
  private readonly rating = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

  live(until: Until): void {
    for (const button of this.thumbs) button.addEventListener("click", () => void this.rate(button), until);
    this.form?.addEventListener("submit", (event) => void this.explain(event), until);
  }

  private get thumbs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-action=rate]")];
  }

  private get form(): HTMLFormElement | null {
    return this.querySelector("form");
  }

  private async rate(button: HTMLElement): Promise<void> {
    this.isHelpful = button.dataset["value"] === "yes";
    for (const each of this.thumbs) each.setAttribute("aria-pressed", String(each === button));
    if (this.form) this.form.hidden = false;
    this.form?.querySelector("textarea")?.focus();
    await this.send(null);
  }

  private async explain(event: Event): Promise<void> {
    event.preventDefault();
    const { form } = this;
    const reason = form?.querySelector("textarea")?.value.trim() ?? "";
    if (!(await this.send(reason === "" ? null : reason)) || !form) return;
    form.hidden = true;
    form.reset();
  }

  /** Whether it arrived. The form stays where it did not, so that no word is lost. */
  private async send(reason: string | null): Promise<boolean> {
    const { url = "", key, thanks = "", failed = "" } = this.dataset;
    const rating = { id: this.rating, path: location.pathname, title: document.title, helpful: this.isHelpful, reason };
    const isSent = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(rating),
      keepalive: true,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const note = this.querySelector("[role=status]");
    if (note) note.textContent = isSent ? thanks : failed;
    return isSent;
  }
}

customElements.define("docs-feedback", DocsFeedback);
