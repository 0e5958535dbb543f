// Knows the long lists of values that a page shows already.
import { createContext } from "preact";
import { providerOf } from "../../components/provider.js";

/** Ids of the long lists on the page, by content: a list that many rows share is written only once. */
export type DrawnLists = Map<string, string>;

export const drawnLists = createContext<DrawnLists>(new Map());

export const DrawnListsProvider = providerOf(drawnLists);
