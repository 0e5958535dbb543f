// Cuts MDX into heading sections with regular expressions: enough to measure search without building a site.
import { parse } from "yaml";

/** Sections of a page as `{page, anchor, headings, text, code, names}`: the shape of a search record. */
export function splitSections({ path, src }, { language = "en", withoutQuestions = false } = {}) {
  const [matter, body] = frontMatter(src);
  const sections = [{ headings: [], level: 1, text: [], code: [] }];
  let fence = null;
  const stack = [];
  let title = matter.title;
  for (const line of body.split("\n")) {
    const current = sections.at(-1);
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      else current.code.push(line);
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const heading = /^ {0,4}(#{1,4})\s+(.*?)\s*#*$/.exec(line);
    if (!heading) {
      current.text.push(line);
      continue;
    }
    const text = plain(heading[2].replace(/\{#[^}]*\}|<sup.*$/g, ""), false).trim();
    const level = heading[1].length;
    if (level === 1 && !title) {
      title = text;
      continue;
    }
    while (stack.length > 0 && stack.at(-1).level >= level) stack.pop();
    stack.push({ level, text });
    sections.push({ headings: stack.map((each) => each.text), text: [], code: [] });
  }
  const page = {
    path,
    address: `/${path}`,
    title: title || path.split("/").at(-1).replace(/[-_]/g, " "),
    description: matter.description ?? null,
    kind: "page",
    method: null,
    crumbs: [],
    language,
    version: null,
    product: null,
    tags: [],
    keywords: Array.isArray(matter.keywords) ? matter.keywords.map(String) : [],
    boost: typeof matter.boost === "number" ? matter.boost : 1,
    groups: null,
    visible: { site: true, assistant: true },
  };
  const anchorOf = anchors();
  return sections
    .map(({ headings, text, code }) => ({
      page,
      anchor: headings.length > 0 ? anchorOf(headings.at(-1)) : null,
      headings,
      text: plain(text.join("\n"), withoutQuestions).trim(),
      code: code.join("\n").trim(),
      names: [],
    }))
    .filter((section, index) => index === 0 || section.headings.length > 0);
}

/** Headings of one name have anchors of their own. */
function anchors() {
  const counts = new Map();
  return (heading) => {
    const anchor = heading.toLowerCase().replace(/\s+/g, "-");
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  };
}

function frontMatter(src) {
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(src);
  if (!match) return [{}, src];
  try {
    return [parse(match[1]) ?? {}, src.slice(match[0].length)];
  } catch {
    return [{}, src.slice(match[0].length)];
  }
}

/** Markdown and JSX as a reader sees them; titles and labels of components are text too. */
function plain(text, withoutQuestions) {
  return text
    .replace(/^(import|export)\s.*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, (tag) => attributes(tag, withoutQuestions))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`~]+|^\s*[>|#-]+|\|/gm, " ")
    .replace(/&[a-z]+;/g, " ")
    .replace(/[ \t]+/g, " ")
    .replace(/\n{2,}/g, "\n");
}

function attributes(tag, withoutQuestions) {
  const texts = [];
  for (const [, , value] of tag.matchAll(/\b(title|label|description|alt|path|name)="([^"]*)"/g)) {
    if (withoutQuestions && /[?？]\s*$/.test(value)) continue;
    texts.push(value);
  }
  return ` ${texts.join(" ")} `;
}
