// Opens an address in the reader's browser, as well as the system lets us.
import { spawn } from "node:child_process";

export function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  if (command === undefined) return;
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  child.once("error", () => process.stderr.write(`Could not open a browser. Open ${address} yourself.\n`));
  child.unref();
}
