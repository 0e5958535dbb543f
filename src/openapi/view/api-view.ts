// The way in: gives the view of whatever a page is about.
import type { ApiTarget } from "../../model.js";
import { unreachable } from "../../shared/problem.js";
import type { ApiView } from "../views.js";
import { channelView } from "./channel-view.js";
import { endpointView, webhookView } from "./operation-view.js";
import { overviewView } from "./overview-view.js";
import { schemaPageView } from "./schema/schema-page-view.js";
import type { Viewer } from "./viewer.js";

/** The view of a target; null where the description does not contain it (any more). */
export function apiView(target: ApiTarget, viewer: Viewer): ApiView | null {
  switch (target.kind) {
    case "endpoint": {
      const operation = viewer
        .operations()
        .find((one) => one.kind === "endpoint" && one.name === target.path && one.method === target.method);
      return operation?.kind === "endpoint" ? endpointView(operation, viewer) : null;
    }
    case "webhook": {
      const operation = viewer
        .operations()
        .find((one) => one.kind === "webhook" && one.name === target.name && one.method === target.method);
      return operation?.kind === "webhook" ? webhookView(operation, viewer) : null;
    }
    case "schema":
      return schemaPageView(target.name, viewer);
    case "channel":
      return channelView(target.name, viewer);
    case "overview":
      return overviewView(viewer);
    case "changes":
      return null;
    default:
      return unreachable(target);
  }
}
