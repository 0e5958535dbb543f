// Reads from a description what the proxy needs of an operation.
import type { ApiTarget } from "../../model.js";
import { serverViews } from "../view/servers-view.js";
import type { Viewer } from "../view/viewer.js";
import { type ProxyOperation, proxyServers } from "./proxy-rules.js";

/** The operation of a page as a rule; null where there is none, or where no server needs the proxy. */
export function proxyOperation(
  target: ApiTarget | null,
  viewer: Viewer,
  groups: readonly string[] | null,
): ProxyOperation | null {
  if (target?.kind !== "endpoint") return null;
  const operation = viewer.operationOf(target);
  if (!operation) return null;
  const servers = proxyServers(serverViews([operation.value, operation.item, viewer.description.document], viewer));
  return servers.length === 0 ? null : { method: target.method, path: target.path, servers, groups };
}
