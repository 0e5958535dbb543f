// Starts `docsgen dev` for a test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const cli = fileURLToPath(new URL("../../bin/docsgen.js", import.meta.url));

export interface Preview {
  readonly url: string;
  /** What it printed so far. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  readonly close: () => Promise<void>;
}

/** Previews a project. `onReady` is called the moment its address is printed. */
export async function startPreview(project: string, cwd: string, onReady = () => {}): Promise<Preview> {
  const args = [cli, "dev", project, "--port", "4895", "--offline"];
  const server = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(server, "exit");
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    let isReady = false;
    server.stderr.on("data", (chunk) => {
      said += chunk;
      const [, address] = /at (http:\S+) \(ready/.exec(said) ?? [];
      if (isReady || address === undefined) return;
      isReady = true;
      onReady();
      resolve(address);
    });
    server.once("exit", () => reject(new Error(`The preview ended: ${said}`)));
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { url, said: () => said, hasEnded: () => server.exitCode !== null || server.signalCode !== null, close };
}

export interface OpenPreview extends Preview {
  readonly write: (file: string, text: string) => void;
}

/** Previews a project of these files in a folder of its own. */
export async function openPreview(
  files: Readonly<Record<string, string>>,
  onReady: (write: OpenPreview["write"]) => void = () => {},
): Promise<OpenPreview> {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
  writeFiles(folder, files);
  return { ...(await startPreview(".", folder, () => onReady(write))), write };
}

/** A small docs.json with these pages. */
export function settingsOf(pages: readonly string[], more: object = {}): string {
  return JSON.stringify({ name: "Live", colors: { primary: "#123456" }, navigation: { pages }, ...more });
}

/** A page with a title. */
export function pageOf(title: string, text = ""): string {
  return `---\ntitle: ${title}\n---\n\n${text}\n`;
}
