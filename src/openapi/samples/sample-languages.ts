// THE table of sample languages: key, aliases, label, the grammar that colours it and the writer, loaded when asked for.
import type { RequestModel } from "../request/request.js";
import { type Sample, sampleOf } from "./sample-parts.js";

/** A language samples can be written in. */
export interface SampleLanguage {
  /** As `api.examples.languages` spells it. */
  readonly key: string;
  readonly aliases: readonly string[];
  /** What readers see. */
  readonly label: string;
  /** Name of the highlighting grammar. */
  readonly grammar: string;
  readonly load: () => Promise<(request: RequestModel) => string>;
}

export const sampleLanguages: readonly SampleLanguage[] = [
  row("bash", "cURL", "bash", ["curl", "sh", "shell"], () => import("./languages/curl.js")),
  row("python", "Python", "python", ["py"], () => import("./languages/python.js")),
  row("javascript", "JavaScript", "javascript", ["js"], () => import("./languages/fetch.js")),
  row("node", "Node.js", "javascript", ["nodejs", "node.js"], () => import("./languages/fetch.js")),
  row("typescript", "TypeScript", "typescript", ["ts"], () => import("./languages/fetch.js")),
  row("php", "PHP", "php", [], () => import("./languages/php.js")),
  row("go", "Go", "go", ["golang"], () => import("./languages/go.js")),
  row("java", "Java", "java", [], () => import("./languages/java.js")),
  row("ruby", "Ruby", "ruby", ["rb"], () => import("./languages/ruby.js")),
  row("powershell", "PowerShell", "powershell", ["pwsh"], () => import("./languages/powershell.js")),
  row("swift", "Swift", "swift", [], () => import("./languages/swift.js")),
  row("csharp", "C#", "csharp", ["c#", "cs"], () => import("./languages/csharp.js")),
  row("dotnet", ".NET", "csharp", [".net", "dot-net"], () => import("./languages/csharp.js")),
  row("c", "C", "c", [], () => import("./languages/c.js")),
  row("c++", "C++", "cpp", ["cpp"], () => import("./languages/c.js")),
  row("kotlin", "Kotlin", "kotlin", ["kt"], () => import("./languages/kotlin.js")),
  row("rust", "Rust", "rust", ["rs"], () => import("./languages/rust.js")),
  row("dart", "Dart", "dart", ["flutter"], () => import("./languages/dart.js")),
];

/** The default languages. */
export const DEFAULT_SAMPLE_LANGUAGES: readonly string[] = "bash python javascript php go java ruby".split(" ");

/** Finds a language by key or alias, without case. */
export function findSampleLanguage(name: string): SampleLanguage | null {
  const wanted = name.trim().toLowerCase();
  return sampleLanguages.find(({ key, aliases }) => key === wanted || aliases.includes(wanted)) ?? null;
}

/** The languages with these names, each once, in order. Unknown names are skipped. */
export function findSampleLanguages(names: readonly string[]): SampleLanguage[] {
  return [...new Set(names.map(findSampleLanguage).filter((each) => each !== null))];
}

/** What the file of a language exports. A file of several is told which by its key. */
type LoadWriter = () => Promise<{ readonly write: (sample: Sample, key: string) => string }>;

function row(key: string, label: string, ...rest: [string, readonly string[], LoadWriter]): SampleLanguage {
  const [grammar, aliases, loadWriter] = rest;
  const load = async () => {
    const { write } = await loadWriter();
    return (request: RequestModel) => write(sampleOf(request), key);
  };
  return { key, label, grammar, aliases, load };
}
