// THE table of sample languages: key, aliases, label, the grammar that colours it and the writer, loaded when asked for.
import type { WriteSample } from "./sample-parts.js";

/** A language samples can be written in. */
export interface SampleLanguage {
  /** As `api.examples.languages` spells it. */
  readonly key: string;
  readonly aliases: readonly string[];
  /** What readers see. */
  readonly label: string;
  /** Name of the highlighting grammar. */
  readonly grammar: string;
  readonly load: () => Promise<WriteSample>;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  row("bash", "cURL", "bash", ["curl", "sh", "shell"], async () => (await import("./languages/curl.js")).writeCurl),
  row("python", "Python", "python", ["py"], async () => (await import("./languages/python.js")).writePython),
  row(
    "javascript",
    "JavaScript",
    "javascript",
    ["js"],
    async () => (await import("./languages/fetch.js")).writeJavaScript,
  ),
  row(
    "node",
    "Node.js",
    "javascript",
    ["nodejs", "node.js"],
    async () => (await import("./languages/fetch.js")).writeNode,
  ),
  row(
    "typescript",
    "TypeScript",
    "typescript",
    ["ts"],
    async () => (await import("./languages/fetch.js")).writeTypeScript,
  ),
  row("php", "PHP", "php", [], async () => (await import("./languages/php.js")).writePhp),
  row("go", "Go", "go", ["golang"], async () => (await import("./languages/go.js")).writeGo),
  row("java", "Java", "java", [], async () => (await import("./languages/java.js")).writeJava),
  row("ruby", "Ruby", "ruby", ["rb"], async () => (await import("./languages/ruby.js")).writeRuby),
  row(
    "powershell",
    "PowerShell",
    "powershell",
    ["pwsh"],
    async () => (await import("./languages/powershell.js")).writePowerShell,
  ),
  row("swift", "Swift", "swift", [], async () => (await import("./languages/swift.js")).writeSwift),
  row("csharp", "C#", "csharp", ["c#", "cs"], async () => (await import("./languages/csharp.js")).writeCSharp),
  row("dotnet", ".NET", "csharp", [".net", "dot-net"], async () => (await import("./languages/csharp.js")).writeCSharp),
  row("c", "C", "c", [], async () => (await import("./languages/c.js")).writeC),
  row("c++", "C++", "cpp", ["cpp"], async () => (await import("./languages/c.js")).writeCpp),
  row("kotlin", "Kotlin", "kotlin", ["kt"], async () => (await import("./languages/kotlin.js")).writeKotlin),
  row("rust", "Rust", "rust", ["rs"], async () => (await import("./languages/rust.js")).writeRust),
  row("dart", "Dart", "dart", ["flutter"], async () => (await import("./languages/dart.js")).writeDart),
];

/** The default languages. */
export const DEFAULT_SAMPLE_LANGUAGES: readonly string[] = [
  "bash",
  "python",
  "javascript",
  "php",
  "go",
  "java",
  "ruby",
];

/** Finds a language by key or alias, without case. */
export function findSampleLanguage(name: string): SampleLanguage | null {
  const wanted = name.trim().toLowerCase();
  return sampleLanguages.find(({ key, aliases }) => key === wanted || aliases.includes(wanted)) ?? null;
}

/** The languages with these names, each once, in order. Unknown names are skipped. */
export function findSampleLanguages(names: readonly string[]): SampleLanguage[] {
  return [...new Set(names.map(findSampleLanguage).filter((each) => each !== null))];
}

function row(key: string, label: string, ...rest: [string, readonly string[], SampleLanguage["load"]]): SampleLanguage {
  const [grammar, aliases, load] = rest;
  return { key, label, grammar, aliases, load };
}
