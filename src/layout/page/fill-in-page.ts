// Runs in the browser: opens a link of the page menu whose `$page` stands for the page's Markdown, loaded on demand.

export async function fillInPage({ href, target }: HTMLAnchorElement): Promise<void> {
  const source = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  const response = source ? await fetch(source) : null;
  const text = response?.ok ? await response.text() : location.href;
  open(href.replaceAll("$page", encodeURIComponent(text)), target);
}
