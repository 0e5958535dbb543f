// Runs in the browser: opens a page menu link with the page's Markdown in place of `$page`.

export async function fillInPage({ href, target }: HTMLAnchorElement): Promise<void> {
  const source = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  const response = source ? await fetch(source) : null;
  const text = response?.ok ? await response.text() : location.href;
  open(href.replaceAll("$page", encodeURIComponent(text)), target);
}
