// Bundles docsgen once before the tests: the CLI, its workers and the browser files run as users run them.
import { bundle } from "../scripts/bundle.js";

export async function setup(): Promise<void> {
  await bundle();
}
