// Starts `docsgen dev` for a test in a folder of its own.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const cli = fileURLToPath(new URL("../../bin/docsgen.js", import.meta.url));

export interface OpenPreview {
  readonly url: string;
  /** What it printed so far. */
  readonly said: () => string;
  readonly write: (file: string, text: string) => void;
  readonly close: () => Promise<void>;
}

/** `onReady` is called the moment its address is printed. */
export async function openPreview(
  files: Readonly<Record<string, string>>,
  onReady: (write: OpenPreview["write"]) => void = () => {},
): Promise<OpenPreview> {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
  for (const [file, text] of Object.entries(files)) write(file, text);
  const server = spawn(process.execPath, [cli, "dev", ".", "--port", "4895", "--offline"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    server.stderr?.on("data", (chunk) => {
      said += chunk;
      const match = /at (http:\S+) \(ready/.exec(said);
      if (!match?.[1]) return;
      server.stderr?.removeAllListeners("data").on("data", (more) => {
        said += more;
      });
      onReady(write);
      resolve(match[1]);
    });
    server.once("exit", () => reject(new Error(`The preview ended: ${said}`)));
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url, said: () => said, write, close };
}

/** A small docs.json with these pages. */
export function settingsOf(pages: readonly string[], more: object = {}): string {
  return JSON.stringify({
    theme: "mint",
    name: "Live",
    colors: { primary: "#0D9373" },
    navigation: { pages },
    ...more,
  });
}
