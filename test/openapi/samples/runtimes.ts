// THE table of what runs samples here: for each language its compiler or interpreter, and what it needs around a sample.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  cProgram,
  csharpProgram,
  goProgram,
  javaProgram,
  kotlinProgram,
  nodeProgram,
  type ProgramFile,
  pythonProgram,
  rustProgram,
} from "./programs.js";
import { type Command, execute, type Running } from "./sample-runner.js";

export interface Runtime {
  /** As `sample-languages.ts` spells it. */
  readonly key: string;
  /** Exits with 0 where the runtime and its libraries are there. */
  readonly probe: Command;
  readonly file: (number: number) => string;
  /** The file's text, where it is more than the sample. */
  readonly around?: (sample: string, number: number) => string;
  /** What runs all samples, where they are in one program. */
  readonly program?: (count: number) => readonly ProgramFile[];
  /** Run once, when all files are written. */
  readonly build?: (files: readonly string[]) => readonly Command[];
  readonly running: Running;
  /** The reader's choice of a file decides its type. */
  readonly picksFiles?: boolean;
  /** The client refuses to give a body to GET. */
  readonly isBodiless?: boolean;
  /** The runtime here is an older one, which throws where a sample gives GET a body. */
  readonly refusesBody?: boolean;
  /** Writes `%27` in addresses as the apostrophe that it means. */
  readonly decodesApostrophe?: boolean;
}

/** What the table is made for. */
export interface RuntimeFiles {
  /** The file that samples upload. */
  readonly upload: string;
  /** Holds what replaces libraries that Debian has no package of: `reqwest.rs` and `okhttp3.kt`. */
  readonly standIns: string;
  /** The TypeScript compiler. */
  readonly tsc: string;
}

/** Most of what a Java machine runs here runs a few times only: thorough optimization of it takes half of the time. */
const brief = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Why the samples of a language are not run anywhere. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  swift: "Debian has no Swift compiler",
  dart: "Debian has no Dart compiler",
  dotnet: "it is the sample of csharp",
};

export function runtimesFor({ upload, standIns, tsc }: RuntimeFiles): readonly Runtime[] {
  const picked = `import { openAsBlob } from "node:fs";
const picked = new File([await openAsBlob(${JSON.stringify(upload)})], "${upload.split("/").pop()}", { type: "" });
globalThis.document = { querySelector: () => ({ files: [picked] }) };\n`;
  const strict = ["--strict", "--target", "es2022", "--module", "es2022", "--lib", "es2022,dom", "--types", ""];
  return [
    script("bash", ["curl", "--version"], "sh", ["bash"]),
    { ...modules("node", (number) => `node-${number}.mjs`, ""), isBodiless: true },
    { ...modules("javascript", (number) => `javascript-${number}.mjs`, picked), picksFiles: true, isBodiless: true },
    {
      ...modules("typescript", (number) => `${number}.ts.mjs`, picked),
      probe: ["node", tsc, "--version"],
      file: (number) => `${number}.ts.mts`,
      around: (sample) => `${sample}\nexport {};`,
      build: (files) => [["node", tsc, ...strict, ...files]],
      picksFiles: true,
      isBodiless: true,
    },
    {
      key: "python",
      probe: ["python3", "-c", "import requests"],
      file: (number) => `python-${number}.py`,
      program: pythonProgram,
      running: { kind: "all", command: ["python3", "python-samples.py"] },
    },
    script("php", ["php", "-r", "curl_version();"], "php", ["php"]),
    script("ruby", ["ruby", "-rnet/http", "-e", ""], "rb", ["ruby"]),
    {
      key: "go",
      probe: ["go", "version"],
      file: (number) => `go${number}/sample.go`,
      around: (sample, number) =>
        sample.replace("package main", `package go${number}`).replace("func main()", "func Main()"),
      program: goProgram,
      build: () => [["go", "build", "-o", "go-program", "./go-samples"]],
      running: { kind: "each", command: (number) => ["./go-program", `${number}`] },
    },
    {
      key: "java",
      probe: ["javac", "--version"],
      file: (number) => `s${number}/Example.java`,
      around: (sample, number) => `package s${number};\n${sample}`,
      program: javaProgram,
      build: (files) => [["javac", ...brief.map((flag) => `-J${flag}`), "-d", ".", "JavaSamples.java", ...files]],
      running: { kind: "all", command: ["java", ...brief, "-cp", ".", "JavaSamples"] },
    },
    compiled("c", "c", "gcc"),
    compiled("c++", "cpp", "g++"),
    {
      key: "rust",
      probe: ["rustc", "--version"],
      file: (number) => `rust-${number}.rs`,
      program: rustProgram,
      build: () => [
        ["rustc", "--edition", "2021", "--crate-type", "rlib", join(standIns, "reqwest.rs")],
        ["rustc", "--edition", "2021", "--extern", "reqwest=libreqwest.rlib", "rust-samples.rs"],
      ],
      running: { kind: "each", command: (number) => ["./rust-samples", `${number}`] },
    },
    {
      key: "kotlin",
      probe: ["sh", "-c", "command -v kotlinc java"],
      file: (number) => `k${number}.kt`,
      around: (sample, number) => `package k${number}\n${sample}`,
      program: kotlinProgram,
      build: (files) => [
        [
          ...(["env", `JAVA_OPTS=${brief.join(" ")}`, "kotlinc", "-nowarn", "-include-runtime"] as const),
          ...["-d", "kotlin.jar", join(standIns, "okhttp3.kt"), "KotlinSamples.kt", ...files],
        ],
      ],
      running: { kind: "all", command: ["java", ...brief, "-cp", "kotlin.jar", "KotlinSamplesKt"] },
      isBodiless: true,
    },
    {
      key: "csharp",
      probe: ["sh", "-c", "mcs --version && mono --version"],
      file: (number) => `${number}.cs`,
      around: olderCSharp,
      program: csharpProgram,
      build: (files) => [["mcs", "-langversion:latest", "-r:System.Net.Http.dll", "csharp-samples.cs", ...files]],
      running: { kind: "all", command: ["mono", "csharp-samples.exe"] },
      refusesBody: true,
      decodesApostrophe: true,
    },
    // Debian has no package of it: the gate does without.
    script("powershell", ["pwsh", "--version"], "ps1", ["pwsh"]),
  ];
}

/** Whether a command exits with 0. */
export function works([command, ...rest]: Command): boolean {
  try {
    execFileSync(command, rest, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes the samples of a language, in their order, and builds them. */
export async function buildSamples(runtime: Runtime, samples: readonly string[], folder: string): Promise<void> {
  const files = samples.map((sample, number) => ({
    name: runtime.file(number),
    text: `${runtime.around?.(sample, number) ?? sample}\n`,
  }));
  for (const { name, text } of [...files, ...(runtime.program?.(samples.length) ?? [])]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const command of runtime.build?.(files.map(({ name }) => name)) ?? []) await execute(command, folder);
}

function script(key: string, probe: Command, extension: string, [command, ...rest]: Command): Runtime {
  const file = (number: number) => `${key}-${number}.${extension}`;
  return { key, probe, file, running: { kind: "each", command: (number) => [command, ...rest, file(number)] } };
}

/** Modules of Node; `before` runs once, before the first. */
function modules(key: string, file: (number: number | string) => string, before: string): Runtime {
  const main = `${key}-samples.mjs`;
  const running = { kind: "all", command: ["node", main] } as const;
  return { key, probe: ["node", "--version"], file, program: () => nodeProgram(main, file, before), running };
}

/** C or C++, with libcurl. */
function compiled(key: string, extension: string, compiler: string): Runtime {
  const file = (number: number) => `${key}-${number}.${extension}`;
  const main = `${key}-samples.${extension}`;
  const header = `echo '#include <curl/curl.h>' | ${compiler} -x ${key} -fsyntax-only -`;
  return {
    key,
    probe: ["sh", "-c", header],
    file,
    around: (sample, number) => `#define main sample_${number}\n${sample}`,
    program: (count) => cProgram(main, count),
    build: (files) => [[compiler, "-Wall", "-Werror", main, ...files, "-lcurl", "-o", `${key}-program`]],
    running: { kind: "each", command: (number) => [`./${key}-program`, `${number}`] },
  };
}

/** Mono's compiler knows C# 7: statements get a class, and what is newer in the sample is put in the older form. */
function olderCSharp(sample: string, number: number): string {
  const [heads, rest] = partition(sample.split("\n"), (line) => line.startsWith("using System"));
  const body = rest
    .join("\n")
    .replace(/"{3,}\n([\s\S]*?)\n"{3,}/g, (_, text: string) => `@"${text.replaceAll('"', '""')}"`)
    .replaceAll("using var ", "var ")
    .replaceAll("await File.ReadAllBytesAsync(", "File.ReadAllBytes(");
  return `using System;\nusing System.IO;\nusing System.Threading.Tasks;\n${heads.join("\n")}
class Sample${number} {\npublic static async Task Run() {\n${body}\n}\n}`;
}

function partition(all: readonly string[], isFirst: (text: string) => boolean): [string[], string[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}
