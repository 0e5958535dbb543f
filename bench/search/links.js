// Finds the links of MDX pages that lead to other pages of the corpus.

/** Links as `{address, anchor, text}` with settled addresses. */
export function linksOf({ path, src }, paths) {
  const links = [];
  for (const [, text, target] of src.matchAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const url = new URL(target, `http://site/${path}`);
    const wanted = decodeURI(url.pathname)
      .slice(1)
      .replace(/(\.html|\.mdx?)$/, "")
      .replace(/\/$/, "");
    const found = [wanted, `${wanted}/index`, wanted.replace(/\/index$/, "")].find((each) => paths.has(each));
    if (found === undefined) continue;
    const anchor = decodeURIComponent(url.hash.slice(1)) || null;
    links.push({ address: `/${found}`, anchor, text: text.replace(/[`*]/g, "") });
  }
  return links;
}
