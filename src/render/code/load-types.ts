// Asks the project's own TypeScript about blocks marked `twoslash`. Loaded with the first such block.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createTwoslasher, type TwoslashInstance, type TwoslashNode, type TwoslashReturn } from "twoslash/core";
import { timeLeft, withinTime } from "../../content/code/within-time.js";
import { isPrivate, isWithin, pathFrom } from "../../files/real-path.js";
import type { TypedCode, TypeFinding } from "../../highlight/typed-code.js";
import type { FencedCode, TypeFault } from "./highlight-code.js";

/** What TypeScript says of a block; `typed` is null where it says nothing. */
interface TypeAnswer {
  readonly typed: TypedCode | null;
  readonly fault: TypeFault | null;
  /** Files of the project that TypeScript has asked for so far, missing ones too, relative to the root. */
  readonly files: readonly string[];
}

type OfBlock = Omit<TypeAnswer, "files">;

export type AskTypes = (block: FencedCode) => TypeAnswer;

/** The languages that are checked, with the extension TypeScript knows them by. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: "ts",
  typescript: "ts",
  tsx: "tsx",
  js: "js",
  javascript: "js",
  jsx: "jsx",
};

const INSTALL = "Install it beside docs.json: `npm install --save-dev typescript@5`, or 6.";

/** How long TypeScript may think about one block, in milliseconds. */
const MOST_TIME = 10_000;

/** `root` is the project's absolute path: nothing outside is read but the library of its TypeScript. */
export function typesOf(root: string): AskTypes {
  const asked = new Set<string>();
  const opened = openTypes(root, asked);
  const ofBlock = ({ code, language }: FencedCode): OfBlock => {
    const extension = EXTENSIONS[language?.toLowerCase() ?? ""];
    if (extension === undefined) return { typed: null, fault: null };
    if (typeof opened === "string") return unavailable(opened);
    try {
      const run = () => opened(code, extension, { handbookOptions: { noErrorValidation: true } });
      return answerOf(withinTime(timeLeft(MOST_TIME), run));
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  };
  // TypeScript keeps what it read for one block for the next.
  return (block) => ({ ...ofBlock(block), files: [...asked] });
}

function unavailable(what: string): OfBlock {
  return { typed: null, fault: { code: "types-unavailable", what, hint: INSTALL } };
}

function failed(why: string): OfBlock {
  const what = `TypeScript could not answer what this block asks: ${why.replace(/\s+/g, " ").trim()}`;
  const hint = "The block is shown without types. Check the position of its `^?` and `@` comments.";
  return { typed: null, fault: { code: "types-failed", what, hint } };
}

/** A sentence where there is no TypeScript to ask. What it asks for of the project is added to `asked`. */
function openTypes(root: string, asked: Set<string>): TwoslashInstance | string {
  const folder = join(root, "node_modules/typescript");
  if (!existsSync(join(folder, "package.json"))) return "A block shows types, but the project has no TypeScript.";
  const program = join(folder, "lib/typescript.js");
  if (!existsSync(program)) return "A block shows types, but the installed TypeScript has no API for them.";
  const ts = createRequire(join(root, "docs.json"))(program);
  const library = join(realpathSync(folder), "lib");
  const onFile = (path: string): void => {
    const file = pathFrom(root, path);
    if (!file.startsWith("..") && !file.includes("node_modules/")) asked.add(file);
  };
  const tsModule = { ...ts, sys: confined(ts.sys, [realpathSync(root), library], onFile) };
  return createTwoslasher({
    tsModule,
    vfsRoot: root,
    tsLibDirectory: library,
    customTags: ["log", "warn", "error", "annotate"],
  });
}

interface Files {
  readonly readFile: (path: string, encoding?: string) => string | undefined;
  readonly fileExists: (path: string) => boolean;
  readonly directoryExists: (path: string) => boolean;
  readonly getDirectories: (path: string) => string[];
}

/** Files outside the folders do not exist, links to them included, nor do private ones. `onFile` hears of every file that is asked for. */
function confined<System extends Files>(
  system: System,
  folders: readonly string[],
  onFile: (path: string) => void,
): System {
  const isInside = (path: string): boolean => {
    try {
      const real = realpathSync(path);
      return folders.some((folder) => isWithin(folder, real) && !isPrivate(real.slice(folder.length)));
    } catch {
      return false; // It does not exist.
    }
  };
  return {
    ...system,
    readFile: (path: string) => {
      onFile(path);
      return isInside(path) ? readFileSync(path, "utf8") : undefined;
    },
    fileExists: (path: string) => {
      onFile(path);
      return isInside(path) && system.fileExists(path);
    },
    directoryExists: (path: string) => isInside(path) && system.directoryExists(path),
    getDirectories: (path: string) => (isInside(path) ? system.getDirectories(path) : []),
    readDirectory: () => [],
  };
}

function answerOf({ code, nodes, meta, errors }: TwoslashReturn): OfBlock {
  const expected = new Set(meta.handbookOptions.errors);
  const surprise = errors.find((each) => typeof each.code === "number" && !expected.has(each.code));
  const last = code.trimEnd().split("\n").length - 1;
  const findings = nodes.flatMap((node) => findingOf(node, { expected, last }) ?? []);
  const fault: TypeFault | null = surprise
    ? {
        code: "types-failed",
        what: `TypeScript finds an error in this block: ${surprise.text} (${surprise.code})`,
        hint: `Correct the code, or show the error with \`// @errors: ${surprise.code}\` in its first line.`,
      }
    : null;
  return { typed: { code, findings }, fault };
}

/** Names that are shown of those that a piece of code may go on with. */
const MOST_COMPLETIONS = 8;

/** Null for what is not shown. `last` is the number of the last line of code. */
function findingOf(
  node: TwoslashNode,
  { expected, last }: { readonly expected: ReadonlySet<number>; readonly last: number },
): TypeFinding | null {
  const { line, character: column, length } = node;
  const at = { line, column, length };
  switch (node.type) {
    case "hover":
      return { kind: "hover", ...at, text: [node.text, node.docs].filter(Boolean).join("\n\n") };
    case "query":
      return { kind: "answer", ...at, text: node.text };
    case "completion": {
      const names = node.completions.slice(0, MOST_COMPLETIONS).map(({ name }) => name);
      return { kind: "answer", ...at, text: names.join("\n") };
    }
    case "error":
      return expected.has(Number(node.code)) ? { kind: "error", ...at, text: `${node.text} (${node.code})` } : null;
    case "tag":
      return node.text ? { kind: "remark", ...at, line: Math.min(Math.max(0, line - 1), last), text: node.text } : null;
    default:
      return null;
  }
}
