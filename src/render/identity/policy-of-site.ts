// Says where the pages of a site may load things from: what docs.json and the repository's own scripts and sheets name.
import { openFolder } from "../../files/open-folder.js";
import { cssSources } from "../../shared/policy/css-sources.js";
import { allowFor, joinSources, OF_CODE, originSource, originsIn, type Sources } from "../../shared/policy/sources.js";
import type { Site } from "../../site/site.js";
import { integrationSources } from "./integrations.js";

/** Null where the site switches the policy off. */
export function policyOfSite({ root, config, scripts, styles }: Site, isDev: boolean): Sources | null {
  const { security, assistant, integrations } = config;
  if (security.csp === "off") return null;
  const { listed } = openFolder(root);
  const called = [assistant?.url, config.feedback.url, ...config.search.sites.map(({ url }) => url)].flatMap((url) =>
    url ? (originSource(url) ?? []) : [],
  );
  return joinSources([
    ...(isDev ? [] : [integrationSources(integrations)]),
    allowFor(["connect-src"], called),
    ...scripts.map((file) => allowFor(OF_CODE, originsIn(listed(file)))),
    ...styles.map((file) => cssSources(listed(file))),
    security.csp,
  ]);
}
