// Owns what a language brings to the interface: words of its own, English for the rest.
import type { UiStrings } from "./en.js";

export type Translation = Partial<UiStrings>;
