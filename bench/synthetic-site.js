// Writes a deterministic site of so many pages: the same number gives the same bytes on every machine.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const WORDS =
  "request response token cache queue worker region bucket record index filter stream socket header payload schema client server deploy build route policy secret volume snapshot replica cluster metric alert retry timeout cursor batch webhook signature tenant".split(
    " ",
  );

/** Pages per group and groups per section. */
const PAGES_PER_GROUP = 12;
const GROUPS_PER_SECTION = 8;

/** Writes `pages` pages with a docs.json into `root`; returns the path of one page and of the one snippet. */
export function writeSyntheticSite(root, pages) {
  const random = randomNumbers(pages);
  const paths = Array.from({ length: pages }, (_, index) => pathOf(index));
  for (const [index, path] of paths.entries()) write(root, `${path}.mdx`, pageText(index, paths, random));
  write(root, "snippets/notice.mdx", "This notice is shared by **every** tenth page.\n");
  write(root, "docs.json", `${JSON.stringify(configOf(paths), null, 2)}\n`);
  return { page: `${paths[Math.floor(pages / 2)]}.mdx`, snippet: "snippets/notice.mdx" };
}

function pathOf(index) {
  const group = Math.floor(index / PAGES_PER_GROUP);
  const section = Math.floor(group / GROUPS_PER_SECTION);
  return `section-${section}/group-${group}/page-${index}`;
}

function configOf(paths) {
  const tabs = new Map();
  for (const path of paths) {
    const [section, group] = path.split("/");
    const groups = tabs.get(section) ?? new Map();
    groups.set(group, [...(groups.get(group) ?? []), path]);
    tabs.set(section, groups);
  }
  return {
    theme: "mint",
    name: "Synthetic",
    colors: { primary: "#0d9373" },
    navigation: {
      tabs: [...tabs].map(([tab, groups]) => ({
        tab,
        groups: [...groups].map(([group, list], index) => ({
          group,
          pages: index % 3 === 2 ? [list[0], { group: `${group} details`, pages: list.slice(1) }] : list,
        })),
      })),
    },
  };
}

function pageText(index, paths, random) {
  const words = (count) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(" ");
  const sentence = () => `${capital(words(8 + random(8)))}.`;
  const paragraph = () => Array.from({ length: 3 }, sentence).join(" ");
  const link = () => `[${words(2)}](/${paths[random(paths.length)]})`;
  const title = `${capital(words(3))} ${index}`;
  const parts = [
    `---\ntitle: "${title}"\ndescription: "${sentence()}"\n---\n`,
    index % 10 === 0 ? 'import Notice from "/snippets/notice.mdx";\n\n<Notice />\n' : "",
    `${paragraph()} See ${link()} and ${link()}.\n`,
    `## ${capital(words(3))}\n\n${paragraph()}\n\n${Array.from({ length: 5 }, () => `- **${words(2)}**: ${sentence()}`).join("\n")}\n`,
    codeBlock("typescript", index, words, random),
    `## ${capital(words(2))}\n\n${paragraph()} Use \`${words(1)}_${words(1)}\` with care.\n\n<Note>\n  ${sentence()}\n</Note>\n`,
    `| Name | Type | Meaning |\n|---|---|---|\n${Array.from({ length: 6 }, () => `| \`${words(1)}\` | string | ${sentence()} |`).join("\n")}\n`,
    codeBlock("bash", index, words, random),
    `### ${capital(words(3))}\n\n${paragraph()} ${paragraph()}\n\n1. ${sentence()}\n2. ${sentence()}\n3. ${sentence()}\n`,
    `<CardGroup cols={2}>\n  <Card title="${words(2)}" href="/${paths[random(paths.length)]}">${sentence()}</Card>\n  <Card title="${words(2)}" href="/${paths[random(paths.length)]}">${sentence()}</Card>\n</CardGroup>\n`,
    `## ${capital(words(2))}\n\n${paragraph()}\n\n> ${sentence()}\n`,
    codeBlock("json", index, words, random),
    `${paragraph()} ${paragraph()} ${link()}.\n`,
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function codeBlock(language, index, words, random) {
  const name = () => words(1);
  if (language === "bash") {
    return `\`\`\`bash install.sh\nexport TOKEN_${index}="$(cat /run/secret)"\ncurl -sS -X POST "https://api.example.com/v1/${name()}?page=${random(99)}" \\\n  -H "Authorization: Bearer $TOKEN_${index}" \\\n  -d '{"${name()}": ${random(999)}, "${name()}": "${name()}"}' | jq '.${name()}[]'\nfor item in ${name()} ${name()}; do echo "$item" >> ${name()}.log; done\n\`\`\`\n`;
  }
  if (language === "json") {
    const rows = Array.from(
      { length: 9 },
      () => `  "${name()}_${random(99)}": { "${name()}": "${words(2)}", "count": ${random(9999)}, "on": true }`,
    );
    return `\`\`\`json\n{\n${rows.join(",\n")}\n}\n\`\`\`\n`;
  }
  const fields = Array.from(
    { length: 4 },
    () => `  readonly ${name()}${random(99)}: ${["string", "number", "boolean"][random(3)]};`,
  );
  return `\`\`\`typescript ${name()}.ts {2-3}\nimport { ${name()} } from "@example/${name()}";\n\nexport interface Options${index} {\n${fields.join("\n")}\n}\n\n/** ${capital(words(5))}. */\nexport async function run${index}(options: Options${index}): Promise<void> {\n  const items = await ${name()}.list({ limit: ${random(99)}, name: \`\${options}-${name()}\` });\n  for (const item of items) {\n    if (item.size > ${random(9999)}) console.log("${words(3)}", item);\n  }\n}\n\`\`\`\n`;
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A small generator of whole numbers below a bound, the same for the same seed. */
function randomNumbers(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % bound;
  };
}

function write(root, file, text) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
