// Fills in an open playground as a reader does, and tells what the API received.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { CalledRequest, PlaygroundApi } from "./playground-api.js";

export interface PlaygroundForm {
  /** The row of a parameter or property. */
  readonly field: (name: string) => Locator;
  /** Opens the row of a list or an object. */
  readonly unfold: (name: string) => Promise<void>;
  readonly addItems: (name: string, values: readonly string[]) => Promise<void>;
  /** Sends the request; what arrived. */
  readonly send: () => Promise<CalledRequest>;
}

export function playgroundForm(page: Page, api: PlaygroundApi): PlaygroundForm {
  const field = (name: string) =>
    page.locator(`.play-row:has(> .play-caption > .field-name:text-is("${name}"))`).first();
  const unfold = async (name: string) => {
    if ((await field(name).getAttribute("open")) === null) await field(name).locator("summary").first().click();
  };
  return {
    field,
    unfold,
    addItems: async (name, values) => {
      await unfold(name);
      for (const [index, value] of values.entries()) {
        const inputs = field(name).locator(".play-item input");
        if ((await inputs.count()) <= index) await field(name).getByText("Add item").click();
        await inputs.nth(index).fill(value);
      }
    },
    send: async () => {
      const before = api.calls.length;
      // While an answer arrives, the button would stop it.
      await page.locator(".play-send", { hasText: "Send" }).click();
      await expect.poll(() => api.calls.length, { timeout: 30_000 }).toBe(before + 1);
      const call = api.calls.at(-1);
      if (!call) throw new Error("nothing was sent");
      return call;
    },
  };
}
