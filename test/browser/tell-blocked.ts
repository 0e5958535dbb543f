// Tells what the pages of a context load against their Content-Security-Policy.
import type { BrowserContext } from "playwright-core";

/** Gives a list that grows. Hosts elsewhere are not asked: what a policy allows fails like a page that is offline. */
export async function tellBlocked(context: BrowserContext): Promise<string[]> {
  const blocked: string[] = [];
  await context.exposeBinding("tellBlocked", (_, what: string) => void blocked.push(what));
  await context.route(
    (each) => each.hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { tellBlocked: (what: string) => void }).tellBlocked(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return blocked;
}
