import { afterAll } from "vitest";

/** Closes what was opened for all tests of a file, or of a group, after the last of them. */
export function closeAfterTests(...opened: readonly { close(): unknown }[]): void {
  afterAll(async () => {
    for (const each of opened) await each.close();
  });
}
