// Makes the list of servers: the operation's own, or the path's, or the document's.

import type { ServerVariableView, ServerView } from "../access-views.js";
import { entriesAt, isObject, type JsonObject, listAt, type Maybe, member, textAt, textsAt } from "../json.js";
import { isSafeServer } from "../safe-address.js";
import type { Viewer } from "./viewer.js";

/** An empty list counts as none at its level. */
export function serverViews(levels: readonly JsonObject[], viewer: Viewer): ServerView[] {
  for (const level of levels) {
    const views = listAt(level, "servers").flatMap((server) => serverView(server, viewer) ?? []);
    if (views.length > 0) return views;
  }
  return [];
}

function serverView(server: Maybe, viewer: Viewer): ServerView | null {
  const url = textAt(server, "url");
  if (url === null || !isSafeServer(url)) return null;
  const label = textAt(server, "name") ?? textAt(server, "description");
  return { url, label: (label ?? url).replace(/\s+/g, " ").trim(), variables: variableViews(server, viewer) };
}

/** Variables of a server. Undescribed ones stay in its URL as they are. */
export function variableViews(server: Maybe, viewer: Viewer): ServerVariableView[] {
  return entriesAt(server, "variables").map(([name, variable]) => {
    const standard = member(variable, "default");
    const values = textsAt(variable, "enum");
    return {
      name,
      default: standard === undefined || isObject(standard) ? (values[0] ?? "") : String(standard),
      values,
      description: viewer.prose(textAt(variable, "description")),
      prefill: textAt(variable, "x-default"),
    };
  });
}
