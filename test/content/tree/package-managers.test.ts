import { expect, it } from "vitest";
import { packageManagerFences } from "../../../src/content/tree/package-managers.js";

function fence(value: string, meta: string | null = "npm2yarn") {
  return { type: "code" as const, place: null, language: "sh", meta, value, span: null };
}

it.each([
  ["npm install", "pnpm install", "yarn install", "bun install"],
  ["npm i a b@2", "pnpm add a b@2", "yarn add a b@2", "bun add a b@2"],
  ["npm install --save-dev a", "pnpm add --save-dev a", "yarn add --dev a", "bun add --dev a"],
  ["npm i -g a", "pnpm add -g a", "yarn global add a", "bun add -g a"],
  ["npm i a --save", "pnpm add a", "yarn add a", "bun add a"],
  ["npm ci", "pnpm install --frozen-lockfile", "yarn install --frozen-lockfile", "bun install --frozen-lockfile"],
  ["npm uninstall a", "pnpm remove a", "yarn remove a", "bun remove a"],
  ["npm run dev -- --port 1", "pnpm run dev --port 1", "yarn run dev --port 1", "bun run dev --port 1"],
  ["npm test", "pnpm test", "yarn test", "bun run test"],
  ["npm create vite@latest -- a", "pnpm create vite@latest a", "yarn create vite@latest a", "bun create vite@latest a"],
  ["npm init -y", "pnpm init -y", "yarn init -y", "bun init -y"],
  ["npx a b", "pnpm dlx a b", "yarn dlx a b", "bunx a b"],
  [
    "$ sudo npm i a && CI=1 npm test",
    "$ sudo pnpm add a && CI=1 pnpm test",
    "$ sudo yarn add a && CI=1 yarn test",
    "$ sudo bun add a && CI=1 bun run test",
  ],
  ["npm login\ncd a", "npm login\ncd a", "npm login\ncd a", "npm login\ncd a"],
  ["npm i \\\n  a", "pnpm add \\\n  a", "yarn add \\\n  a", "bun add \\\n  a"],
])("%s", (npm, ...others) => {
  expect(packageManagerFences(fence(npm))?.map(({ value }) => value)).toEqual([npm, ...others]);
});

it("is asked for by a word of the fence", () => {
  expect(packageManagerFences(fence("npm i", null))).toBeNull();
  expect(packageManagerFences(fence("npm i", "npm2yarn-not"))).toBeNull();
  expect(packageManagerFences(fence("npm i"))?.map(({ meta }) => meta)).toContain('title="bun"');
});
