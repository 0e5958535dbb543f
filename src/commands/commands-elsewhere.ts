// Knows what people call commands elsewhere, above all those of the hosted product, and answers with ours.

const PREVIEW = 'has "docsgen dev" for a live preview and "docsgen preview" for a built site';
const A11Y = 'checks accessibility with "docsgen check --a11y"';
const NO_ACCOUNT = "needs no account: all it does happens on your machine";
const NEW_VERSION = 'is updated by npm: "npm install docsgen@latest"';
const TELLS_VERSION = 'tells its version with "docsgen --version"';

const ANSWERS: Readonly<Record<string, string>> = {
  serve: PREVIEW,
  start: PREVIEW,
  server: PREVIEW,
  watch: 'follows your edits with "docsgen dev"',
  "broken-links": 'checks links with "docsgen check" (--external and --redirects check more)',
  links: 'checks links with "docsgen check"',
  a11y: A11Y,
  accessibility: A11Y,
  "accessibility-check": A11Y,
  "a11y-check": A11Y,
  "openapi-check": 'checks API descriptions with "docsgen check"',
  validate: 'finds every problem with "docsgen check"; with --strict, warnings fail it',
  lint: 'finds every problem with "docsgen check"',
  test: 'finds every problem with "docsgen check"',
  export: 'writes a site that any host can serve with "docsgen build"',
  generate: 'writes the site with "docsgen build"',
  deploy: 'writes the site with "docsgen build"; copy the folder "dist" to any host',
  publish: 'writes the site with "docsgen build"; copy the folder "dist" to any host',
  rename: 'renames no pages: rename the file, and "docsgen check" shows what still uses the old name',
  new: 'makes a new site with "docsgen init"',
  create: 'makes a new site with "docsgen init"',
  scrape: 'imports no sites: begin with "docsgen init" and bring your Markdown files',
  scraping: 'imports no sites: begin with "docsgen init" and bring your Markdown files',
  "migrate-mdx":
    'reads pages with "openapi" in their front matter as they are; "docsgen migrate" turns mint.json into docs.json',
  login: NO_ACCOUNT,
  logout: NO_ACCOUNT,
  signup: NO_ACCOUNT,
  status: NO_ACCOUNT,
  "add-domain": 'is told the address of the site when it is built: "docsgen build --site-url https://docs.example.com"',
  config: "keeps no settings of its own: they are in docs.json, and in the options that --help lists",
  install: 'is installed by npm: "npm install docsgen"',
  update: NEW_VERSION,
  upgrade: `${NEW_VERSION}; "docsgen migrate" turns mint.json into docs.json`,
  version: TELLS_VERSION,
  v: TELLS_VERSION,
  format: "does not rewrite pages; a formatter such as Prettier does",
  score: 'writes llms.txt and Markdown pages with every "docsgen build", and gives no scores',
  mcp: 'answers agents with "docsgen serve-assistant"',
  ai: 'answers readers with "docsgen serve-assistant"',
  analytics: 'counts no readers; name your analytics service under "integrations" in docs.json',
  automations: "runs no automations",
  workflow: "runs no automations",
  workflows: "runs no automations",
};

/** One line for a command that is none of ours; null: nobody calls one so. */
export function answerTo(command: string | undefined): string | null {
  const answer = command === undefined || !Object.hasOwn(ANSWERS, command) ? undefined : ANSWERS[command];
  return answer === undefined ? null : `docsgen has no command "${command}". It ${answer}.`;
}
