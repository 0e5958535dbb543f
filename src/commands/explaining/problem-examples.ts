// Gives each problem code an example of what causes it, and the cure: for `docsgen explain`, SARIF and the documentation.
import type { ProblemCode } from "../../shared/problem-codes.js";

/** Code → what causes it (inline Markdown), and how to fix it. */
export const PROBLEM_EXAMPLES: Readonly<Record<ProblemCode, readonly [cause: string, cure: string]>> = {
  "address-gone": [
    "`guides/install.mdx` was renamed to `start/install.mdx`. Only `check --since` looks.",
    "Add a redirect; the message contains it, ready to paste.",
  ],
  "api-changes": [
    '`"changes": "v*"` in a clone that was made without tags.',
    "Fetch them: `git fetch --unshallow --tags`, or `fetch-depth: 0` on actions/checkout. Or correct the name.",
  ],
  "allof-conflict": [
    "`allOf` of a `string` and an `object`.",
    "Make the parts agree, or use `oneOf` if either may apply.",
  ],
  "anchor-gone": [
    'The heading "Limits" became "Quotas", and pages linked to `/api#limits`. Only `check --since` looks.',
    'Put `<a id="limits" />` above the heading.',
  ],
  "bad-redirect": [
    '`{ "source": "https://example.com/old", "destination": "/new" }`',
    'Write the old path alone: `"source": "/old"`.',
  ],
  "channel-ambiguous": [
    "`asyncapi: user/signedup`, if two descriptions have that channel.",
    "Put the file name before it: `events.yaml user/signedup`.",
  ],
  "channel-not-found": [
    "`asyncapi: user/singedup`",
    "Write the name of the channel as the AsyncAPI description has it.",
  ],
  "circular-import": ["`a.mdx` imports `b.mdx`, which imports `a.mdx`.", "Move what they share into a third file."],
  "code-failed": [
    "`export const total = price.sum()`, if `price` is a number.",
    "Fix the code; the message has the error. Move code that needs the browser to `useEffect`.",
  ],
  "code-file-missing": [
    'A code block `js file="examples/start.js#create"` where the file has no region `create`.',
    "Fix the path, which starts at the folder with docs.json, or mark the region with `#region create` and `#endregion`.",
  ],
  "code-syntax": ["`export const x = ;`", "Fix the JavaScript at the place shown."],
  "component-failed": [
    "A component of the page reads `window.location` while it is drawn.",
    "Fix the error in the message. Read browser objects in `useEffect` or in event handlers.",
  ],
  "dead-anchor": [
    '`[Limits](/api#limits)` where the page has no heading "Limits".',
    "Use an anchor of the page; the message names the nearest one.",
  ],
  "dead-external-link": [
    "`[Blog](https://example.com/gone)`",
    "Update the link, or remove it. Only `check --external` looks.",
  ],
  "dead-link": [
    "`[Guide](/guides/instal)`",
    "Use the address of a page; the message names the nearest one. If the page moved, add a redirect.",
  ],
  "description-not-found": [
    '`"openapi": "api.yaml"` where the file has no operations.',
    "Name a file with operations, webhooks or channels.",
  ],
  "description-unreadable": [
    '`"openapi": "https://api.example.com/openapi.json"` while the server is down.',
    "Check the URL. Until it works, the copy of the last run is used.",
  ],
  "diagram-syntax": [
    "A `mermaid` block with `graph TD; A-->`",
    "Complete the diagram. The message shows where the parser stopped.",
  ],
  "discriminator-mapping": ["`mapping: { cat: '#/components/schemas/Kat' }`", "Name a schema that exists."],
  "duplicate-key": ['`{ "name": "A", "name": "B" }`', "Keep one of them. The last one counts."],
  "duplicate-operation-id": [
    "Two operations with `operationId: getUser`.",
    "Give each operation an `operationId` of its own.",
  ],
  "empty-element": ['`{ "tab": "API" }`', "Give it `pages`, `groups` or an `href`."],
  "empty-folder": ['`"pages": "guids/*"`', "Fix the path, add pages to the folder, or remove the entry."],
  "empty-list": ['`"tabs": []`', "Add an element, or remove the key."],
  "expression-failed": ["`{user.name}`, if `user` is not set.", "Fix the expression; nothing is shown in its place."],
  "external-ref": [
    "`$ref: './schemas.yaml#/User'`",
    "Bundle the description into one file, for example with `redocly bundle`.",
  ],
  "pictures-as-they-are": [
    "docsgen was installed without optional packages, and the project has PNG files or a favicon.",
    "Install it with optional packages, or turn these images off: `images.optimize: false`, `thumbnails: false`.",
  ],
  "feedback-incomplete": [
    "`thumbsRating` without `url`, or `suggestEdit` in a repository without `origin`.",
    "Set `feedback.url`, or `feedback.repository`.",
  ],
  "font-missing": [
    '`"fonts": { "family": "Lora" }` without the package.',
    "Install it (`npm install @fontsource-variable/lora`), or name a `source` file.",
  ],
  "forbidden-child": ["A group that holds `tabs`.", "Move it to an element that may hold it; the message names one."],
  "foreign-callout": ["`:::note`", "Write `<Note>…</Note>`, or `> [!NOTE]`."],
  "foreign-contents": ["`[[toc]]`", "Remove it: pages show their contents beside the text."],
  "formula-syntax": ["`$\\frac{1}$`", "Fix the formula. It is shown as written until then."],
  "hosted-content": [
    "`x-svc.content` in a description fetched from a URL.",
    "Keep the description in the project: content of other servers is not run.",
  ],
  "href-collision": ["Two operations with `x-svc.href: /users`.", "Choose different addresses."],
  "ignored-parameter": [
    "A header parameter named `Authorization`.",
    "Describe it as a security scheme, or as a media type for `Accept` and `Content-Type`.",
  ],
  "import-in-text": [
    "`import X from ...` directly below a line of text.",
    "Put an empty line before the import, or write it as code.",
  ],
  "import-kind": [
    "`import data from './data.csv'`",
    "Import `.mdx`, `.md`, `.js`, `.jsx`, `.ts`, `.tsx`, `.json` or an image.",
  ],
  "import-package": [
    "`import _ from 'lodash'`",
    "Copy what you need into a file of the project. Pages import files only.",
  ],
  "inexact-number": ["`example: 12345678901234567890`", "Write it as a string, in quotes."],
  "internal-operations": [
    "`x-internal: true` in an operation.",
    "Nothing to do. To show one, name it in the navigation or in the front matter of a page.",
  ],
  "invalid-description": ['`"openapi": { "directory": "api" }`', "Give it a `source`: a path or URL."],
  "invalid-entry": ['`"pages": [42]`', "List paths of pages without extension, or groups."],
  "invalid-front-matter": ["`title: Guide: part 1`", 'Put the value in quotes: `title: "Guide: part 1"`.'],
  "invalid-global": [
    '`"global": { "anchors": [{ "anchor": "Blog", "pages": [] }] }`',
    "Give each element a name and an `href`.",
  ],
  "invalid-href": [
    '`"href": "javascript:alert(1)"`',
    "Write a URL, a path from the root, an anchor or a `mailto:` address.",
  ],
  "invalid-include": ['`{ "$ref": "tabs.txt" }`', "Name a JSON file of the project, relative to this one."],
  "invalid-json": [
    '`{ "name": "Docs", }`',
    "Fix the JSON at the place shown. It has no comments and no trailing commas.",
  ],
  "invalid-navigation": ['`"navigation": ["index"]`', 'Write an object: `{ "pages": ["index"] }`.'],
  "invalid-setting": ['`"theme": "mnit"`', "Use one of the values in the message."],
  "island-failed": ["Interactive code that imports `fs`.", "Use only what browsers have."],
  "island-props": [
    "`<Chart format={(x) => x} />`",
    "Pass strings, numbers, lists and objects. Functions cannot be sent to the browser.",
  ],
  "left-out": ["`mint.json` with `isWhiteLabeled`.", "Nothing to do, unless you miss it."],
  "link-outside": ["`images` is a symbolic link to `/var/images`.", "Copy the files into the project."],
  "link-to-nothing": ["A symbolic link whose target was deleted.", "Fix the link, or remove it."],
  "lone-part": ['`<Tab title="npm">…</Tab>` alone.', "Put `<Tabs>` and `</Tabs>` around the tabs."],
  "low-contrast": [
    '`"colors": { "primary": "#FFFF00" }`',
    "Choose a darker colour for light mode, a lighter one for dark mode. Only `check --a11y` looks.",
  ],
  "merge-key": ["`<<: *defaults` where `&defaults` is a list.", "Refer to an anchor of a map."],
  "mermaid-placement": ['`<Mermaid placement="middle">`', "Use a corner, such as `bottom-right`."],
  "missing-description": [
    '`"openapi": "openapi/api.yaml"` where the file does not exist.',
    "Fix the path; the message says what was found nearby.",
  ],
  "missing-file": ["`![Logo](/images/lgo.png)`", "Add the file, or fix the path."],
  "missing-name": ['`{ "pages": ["index"] }` in a list of groups.', 'Give it its name: `"group": "Start"`.'],
  "missing-navigation": ['`{ "name": "Docs" }`', 'Add `"navigation": { "pages": ["index"] }`.'],
  "missing-page": ['`"pages": ["quikstart"]`', "Create the file, or fix the path. The message names the nearest page."],
  "missing-pages": ['`{ "group": "Start" }`', "List its pages, or name an API description."],
  "missing-prop": ["`<Card>` without `title` or content.", "Give it the prop in the message."],
  "missing-snippet": ["`import Note from '/snippets/nte.mdx'`", "Create the file, or fix the path."],
  "mixed-children": ['A tab with `"pages"` and `"groups"`, or with `"pages"` and `"href"`.', "Keep one of the two."],
  "no-alt-text": [
    "`![](/images/dashboard.png)`",
    "Describe the image between the brackets. Only `check --a11y` looks.",
  ],
  "no-pages": ["A folder with a docs.json and nothing else.", "Add an `index.mdx`."],
  "no-settings": [
    "docs.json is deleted while `docsgen dev` runs.",
    "Put it back. Until then, the preview uses the last version.",
  ],
  "slot-in-head": [
    "`slots/head.jsx` draws a component with `useState`.",
    "Draw elements such as `<meta>`, `<link>` and `<script>`.",
  ],
  "unknown-group": [
    '`"print": { "groups": ["Giudes"] }` where the navigation has `Guides`.',
    "Use the name that the navigation has; the message names the nearest one.",
  ],
  "unknown-slot": ["A file `slots/foter.jsx`.", "Give it the name of the slot: `slots/footer.jsx`."],
  "not-exported": [
    "`import { Price } from '/snippets/shop.jsx'` where the file exports `Prices`.",
    "Use a name the file exports.",
  ],
  "not-shown": [
    "A description that only has schemas.",
    "Add pages with `openapi-schema` in their front matter, if readers should see them.",
  ],
  "not-supported": [
    '`"openapi": { "source": "api.yaml", "overlays": ["o.yaml"] }`',
    "Apply overlays first, and use the result as the `source`.",
  ],
  "not-utf8": ["A page saved as Latin-1.", "Save the file as UTF-8."],
  offline: ["`check --external --offline`", "Leave out `--offline` to check external links."],
  "older-settings": ["A folder with `mint.json` only.", "Convert it: `docsgen migrate --write`."],
  "operation-ambiguous": [
    "`openapi: GET /users`, if two descriptions have it.",
    "Put the file name before it: `admin.yaml GET /users`.",
  ],
  "operation-not-found": [
    "`openapi: GET /user`, if the path is `/users`.",
    "Write method and path as the description has them. The message names the nearest one.",
  ],
  "orphan-page": [
    "`drafts/idea.mdx`, which no navigation element lists.",
    "List it, set `hidden: true`, or add it to `.mintignore`. Only `check --orphans` looks.",
  ],
  "page-case": ["`API.mdx` and `api.mdx` in one folder.", "Rename one: many hosts and disks do not tell them apart."],
  "page-memory": ["`export const all = Array(1e9).fill(0)`", "Compute it beforehand, and import the result."],
  "page-syntax": [
    "`<Note>` without `</Note>`, a closing tag that is unexpected, or `<5 ms` as text.",
    "Close tags in reverse order; write `&lt;` and `\\{` for text.",
  ],
  "page-taken": ["`404.mdx` next to docs.json's own 404 page.", "Choose another file name."],
  "page-timeout": [
    "`export const x = (() => { while (true); })()`",
    "Fix the loop, or give pages more time with `--page-timeout`.",
  ],
  "page-too-deep": ["A component that draws itself.", "Nest less deeply."],
  "page-twice": ["`guide.md` and `guide.mdx`.", "Remove one of them."],
  "pages-for-groups": [
    "`groups: [staff]` in a build without `--groups`.",
    "Build with `--groups staff`, or silence it with `--groups=`.",
  ],
  parse: ["A description with a tab in its indentation.", "Fix the YAML or JSON at the place shown."],
  "path-param": [
    "`/users/{id}` without a parameter `id`.",
    "Describe the parameter, with `in: path` and `required: true`.",
  ],
  "redirect-chain": ["`/a` to `/b`, and `/b` to `/c`.", "Lead `/a` directly to `/c`. Only `check --redirects` looks."],
  "redirect-circle": ["`/a` to `/b`, and `/b` to `/a`.", "Remove one of them."],
  "redirect-dead": ["`/old` to `/nwe`.", "Fix the destination. Only `check --redirects` looks."],
  "redirect-hidden": ["A redirect from `/guide`, which is a page.", "Remove the redirect, or the page."],
  "ref-cycle": ["`A: { $ref: B }` and `B: { $ref: A }`.", "Define one of them."],
  "ref-siblings-ignored": [
    "`$ref` with a `description` beside it, in OpenAPI 3.0.",
    "Put both into an `allOf`, or use OpenAPI 3.1.",
  ],
  "repeated-name": ['Two tabs named "API".', "Rename one."],
  "repeated-page": ['`"pages": ["start", "start"]`', "Remove one entry."],
  "repeated-redirect": ["Two redirects from `/old`.", "Remove one. Only the first applies."],
  "repeated-title": ["`title: Set up` in front matter, and `# Set up` below it.", "Remove one of the two."],
  "sample-failed": [
    "A block marked `js test` throws an error. Only `check --samples` looks.",
    "Fix the code. The message has what it printed last.",
  ],
  "sample-output": [
    'A block marked `js test output="3"` prints `4`. Only `check --samples` looks.',
    "Fix the code or the expected output; `...` stands for any text.",
  ],
  "schema-ambiguous": [
    "`openapi-schema: User`, if two descriptions have it.",
    "Put the file name before it: `admin.yaml User`.",
  ],
  "schema-not-found": ["`openapi-schema: Usr`", "Write the name as in `components.schemas`."],
  "script-syntax": [
    "A `.js` file of the project with a missing brace.",
    "Fix the script. Browsers do not run it until then.",
  ],
  "second-default": ['Two versions with `"default": true`.', "Keep it on one."],
  "several-root-patterns": ['`"navigation": { "tabs": […], "groups": […] }`', "Keep one, and move the other into it."],
  "shallow-clone": ["`actions/checkout` without `fetch-depth: 0`.", "If you want dates, fetch the whole history."],
  "slug-collision": ['Two operations with the summary "List users".', "Change one summary, or set `x-svc.href`."],
  "source-ref": ["A navigation element with `sourceRef`.", "Copy the pages into this project."],
  "space-in-address": [
    "`![Plan](images/floor plan.png)`",
    "Write `<images/floor plan.png>` or `images/floor%20plan.png`, or rename the file.",
  ],
  "spec-unchecked": [
    "A description nested too deeply for the checker.",
    "Nothing to do: its pages are built. Check it with another tool.",
  ],
  "spec-violation": ["A parameter without `schema`.", "Follow the specification; the message says which rule."],
  "style-syntax": [
    "`a { color: red` without a closing brace.",
    "Fix the style sheet. Browsers skip the rule, or everything after it.",
  ],
  "toml-front-matter": ["`+++` at the top of a page.", "Write YAML between two lines of `---`."],
  "translation-lags": [
    "`quickstart.mdx` has a new paragraph since `fr/quickstart.mdx` was translated.",
    "Translate what changed: `docsgen translations` lists it. Then run `docsgen translations --update`.",
  ],
  "translation-lock": [
    "A merge left its marks in `translations.lock.json`.",
    "Restore the file from git, or delete it and run `docsgen translations --update`.",
  ],
  "translation-missing": [
    'The French navigation lists "fr/quickstart", and only `quickstart.mdx` exists.',
    "Translate the page. Until then readers see the original in its place, with a notice.",
  ],
  "types-failed": [
    '`const age: number = "ten"` in a block marked `twoslash`.',
    "Correct the code, or write `// @errors: 2322` in its first line to show the error.",
  ],
  "types-unavailable": [
    "A block marked `twoslash` in a project without TypeScript.",
    "Run `npm install --save-dev typescript@5` next to docs.json, or install version 6. Version 7 has no API for this.",
  ],
  "unclosed-code": ["A code block without the closing ```` ``` ````.", "Close it."],
  "undefined-name": ["`{userName}` in text.", "Define it with `export const`, import it, or write `\\{` for a brace."],
  "undefined-variable": ["`{{product}}` that docs.json does not define.", "Add it to `variables`."],
  "unknown-component": [
    "`<Calout>`",
    "Use a component's name; the message names the nearest one. Components of your own must be imported.",
  ],
  "unknown-icon": ['`icon="rokcet"`', "Use a name of the icon library; the message names the nearest one."],
  "unknown-key": ["`desciption: …` in front matter.", "Fix the spelling."],
  "unknown-language": ['`"language": "english"`', "Use a code, such as `en`."],
  "unknown-prop": ['`<Card titel="Start">`', "Use a prop the component has; the message lists them."],
  "unknown-prop-value": ["`<Columns cols={17}>`", "Use a value in the message."],
  "unknown-security-scheme": [
    "`security: [{ apiKey: [] }]` without such a scheme.",
    "Define it in `components.securitySchemes`.",
  ],
  "unreadable-file": ["A page without read permission.", "Fix its permissions."],
  "unresolved-ref": [
    "`$ref: '#/components/schemas/Usr'`",
    "Name something that exists; the message names the nearest one.",
  ],
  "unsafe-url": ["`url: javascript:alert(1)` as contact.", "Use an https URL."],
  "unsupported-setting": [
    "A setting of the format that docsgen does not act on.",
    "Nothing to do. The message explains the effect.",
  ],
  "unused-description": ["`old-api.yaml`, which no navigation element names.", "Name it, or remove it."],
  "value-type": ["`version: 1.10` in YAML, which is the number 1.1.", "Put the value in quotes."],
  version: ["A description without `openapi`.", 'Start it with `openapi: "3.1.0"`.'],
  "version-faults": [
    '`{ "version": "1.0", "ref": "v1.0" }` where a page of `v1.0` links to a page that was never there.',
    "Nothing to do: the ref cannot change. If it is a branch, run `docsgen check` there.",
  ],
  "version-ref": [
    '`{ "version": "1.0", "ref": "v1.0" }` in a clone that was made without tags.',
    "Fetch the ref: `git fetch --unshallow --tags`, or `fetch-depth: 0` on actions/checkout. Or correct its name.",
  ],
  "xsvc-content": ["`x-svc.content` with an unclosed tag.", "Fix the MDX at the line in the message."],
};
