// A project that uses every kind of setting, of navigation element and of page: edits of it are held to a build from nothing.
import type { JsonObject } from "../../src/config/json/places.js";
import { filesIn } from "../temporary-folder.js";

/** Its files. */
export const PROJECT = filesIn(new URL("./full-project/", import.meta.url));
/** Its docs.json. */
export const CONFIG: JsonObject = JSON.parse(PROJECT["docs.json"] ?? "");
/** Has every kind of navigation element at least once. */
export const NAVIGATION = CONFIG["navigation"] as JsonObject;
