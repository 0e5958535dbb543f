// Asks GitHub for a repository's description and numbers, when the reader wants them and not before.
import { LiveElement, type Until } from "../live-element.js";

class DocsGithubRepo extends LiveElement {
  live(until: Until): void {
    this.querySelector("button")?.addEventListener("click", () => void this.ask(until), until);
  }

  private async ask(until: Until): Promise<void> {
    const button = this.querySelector("button");
    if (button) button.disabled = true;
    try {
      const response = await fetch(`https://api.github.com/repos/${this.dataset["repo"]}`, until);
      if (!response.ok) throw new Error(response.statusText);
      this.show(await response.json());
      button?.remove();
    } catch {
      if (button) button.disabled = false; // Offline, or asked too often: the card stays as it was.
    }
  }

  private show(data: { description?: unknown; stargazers_count?: unknown; forks_count?: unknown }): void {
    const description = this.querySelector(".github-repo-description");
    if (description?.textContent === "" && typeof data.description === "string")
      description.textContent = data.description;
    const numbers: [string | undefined, unknown][] = [
      [this.dataset["stars"], data.stargazers_count],
      [this.dataset["forks"], data.forks_count],
    ];
    const line = numbers.map(([name, count]) => {
      const item = document.createElement("span");
      item.textContent = `${Number(count).toLocaleString(document.documentElement.lang)} ${name}`;
      return item;
    });
    this.querySelector(".github-repo-numbers")?.replaceChildren(...line);
  }
}

customElements.define("docs-github-repo", DocsGithubRepo);
