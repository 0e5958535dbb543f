// Finds code blocks marked as tests, with their command and expected output.
import type { Refusal } from "../../files/refusal.js";
import { type Place, problem, type Report } from "../../shared/problem.js";
import { codeFileOf, codeRanges, partOfFile } from "../core.js";

/** A block to run. */
export interface Sample {
  readonly place: Place;
  readonly code: string;
  /** The name of the file that the code is written into. */
  readonly fileName: string;
  /** For a shell, in a folder with that file alone. */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** Null: anything. */
  readonly output: string | null;
  /** In milliseconds; null: as the run says. */
  readonly timeLimit: number | null;
}

interface SamplePage {
  readonly file: string;
  readonly text: string;
  /** The text of a file by its path from the project. */
  readonly readCode: (file: string) => string | Refusal;
}

interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly line: number;
}

/** What cannot be run is reported. */
export function findSamples({ file, text, readCode }: SamplePage, report: Report): Sample[] {
  const fences = fencesOf(text);
  return fences.flatMap((fence, index): Sample[] => {
    if (!hasWord(fence.meta, "test")) return [];
    const place = { file, line: fence.line, column: 1 };
    const code = codeOf(fence, readCode);
    if (code === null) return [];
    const next = fences[index + 1];
    const expected = next && hasWord(next.meta, "expected") ? next.code : null;
    const fileName = fileNameOf(fence);
    const command = optionOf(fence.meta, "cmd") ?? defaultCommand(fence.language);
    if (command === null) {
      const what = `There is no command for code in "${fence.language}".`;
      report(problem("sample-failed", place, what, 'Add one: cmd="my-tool {file}".'));
      return [];
    }
    const timeout = optionOf(fence.meta, "timeout");
    const limit = Number(timeout);
    if (timeout !== null && !(limit > 0)) {
      report(problem("sample-failed", place, `timeout="${timeout}" is not a number of seconds.`, "Write timeout=60."));
      return [];
    }
    return [
      {
        place,
        code,
        fileName,
        command: command.replaceAll("{file}", fileName),
        env: envOf(optionOf(fence.meta, "env") ?? ""),
        output: optionOf(fence.meta, "output") ?? expected,
        timeLimit: timeout === null ? null : limit * 1000,
      },
    ];
  });
}

/** The code of the block, or of the file that it names; null where that is missing, which is reported when the page is drawn. */
function codeOf({ code, meta }: Fence, readCode: SamplePage["readCode"]): string | null {
  const named = code.trim() === "" ? codeFileOf(meta) : null;
  if (named === null) return code;
  const text = readCode(named.file);
  return typeof text === "string" ? partOfFile(text, named.part) : null;
}

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*(.*)$/;

function fencesOf(text: string): Fence[] {
  return codeRanges(text).flatMap(([start, end]): Fence[] => {
    const [first = "", ...lines] = text.slice(start, end).replaceAll("\r\n", "\n").split("\n");
    const opening = OPENING.exec(first);
    if (!opening) return [];
    const [, before = "", mark = "", language = "", meta = ""] = opening;
    const isClosed =
      lines
        .at(-1)
        ?.replace(/^[\s>]+/, "")
        .startsWith(mark) === true;
    const body = (isClosed ? lines.slice(0, -1) : lines).map((each) => withoutIndent(each, before.length));
    return [{ language, meta, code: body.join("\n"), line: text.slice(0, start).split("\n").length }];
  });
}

/** Without what is before the fence on its own line: spaces of a list, marks of a quote. */
function withoutIndent(line: string, width: number): string {
  const before = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(before, width));
}

/** A bare word outside of quotes. */
function hasWord(meta: string, word: string): boolean {
  const bare = meta.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '""');
  return bare.split(/\s+/).includes(word);
}

function optionOf(meta: string, key: string): string | null {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(meta);
  return match ? (match[1] ?? match[2] ?? match[3] ?? "") : null;
}

/** `A=1 B=2`. */
function envOf(text: string): Record<string, string> {
  const pairs = text.split(/[\s,]+/).flatMap((each): [string, string][] => {
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(each) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs);
}

/** How code is run that calls its language by one of these names: the ending of its file and the command. */
const RUNNERS = [
  { names: "bash sh shell", ending: "sh", command: "bash -eu {file}" },
  { names: "go golang", ending: "go", command: "go run {file}" },
  { names: "javascript js mjs node", ending: "mjs", command: "node {file}" },
  { names: "php", ending: "php", command: "php {file}" },
  { names: "python python3 py", ending: "py", command: "python3 {file}" },
  { names: "ruby rb", ending: "rb", command: "ruby {file}" },
];

function runnerOf(language: string) {
  return RUNNERS.find(({ names }) => names.split(" ").includes(language.toLowerCase()));
}

/** Null where the page has to say it. */
function defaultCommand(language: string): string | null {
  return runnerOf(language)?.command ?? null;
}

/** The title where it is the name of a file, else one with the ending of the language. */
function fileNameOf({ language, meta }: { readonly language: string; readonly meta: string }): string {
  const title = meta.replace(/\w+=(?:"[^"]*"|'[^']*'|\S+)/g, "").match(/(?:^|\s)([\w-]+\.\w{1,5})(?=\s|$)/)?.[1];
  const ending = runnerOf(language)?.ending ?? (/^\w+$/.test(language) ? language : "txt");
  return title ?? `sample.${ending}`;
}
