// Owns the settings of third-party analytics and support services.
import * as z from "zod";
import { settings, text, webUrl } from "./shapes.js";

/** Each service with the fields that its snippet needs. A service that is not used is left out. */
const services = {
  adobe: settings({ launchUrl: webUrl }).optional(),
  amplitude: settings({ apiKey: text }).optional(),
  clarity: settings({ projectId: text }).optional(),
  clearbit: settings({ publicApiKey: text }).optional(),
  fathom: settings({ siteId: text }).optional(),
  frontchat: settings({ snippetId: text }).optional(),
  ga4: settings({ measurementId: text.startsWith("G", { error: 'must start with "G"' }) }).optional(),
  gtm: settings({ tagId: text.startsWith("G", { error: 'must start with "G"' }) }).optional(),
  heap: settings({ appId: text }).optional(),
  hightouch: settings({ writeKey: text, apiHost: text.optional() }).optional(),
  hotjar: settings({ hjid: text, hjsv: text }).optional(),
  intercom: settings({ appId: text }).optional(),
  koala: settings({ publicApiKey: text }).optional(),
  logrocket: settings({ appId: text }).optional(),
  mixpanel: settings({ projectToken: text, region: z.enum(["us", "eu", "in"]).optional() }).optional(),
  onetrust: settings({
    domainScript: text,
    categoryId: text.optional(),
    scriptSource: webUrl.optional(),
  }).optional(),
  pirsch: settings({ id: text }).optional(),
  plausible: settings({ domain: text, server: text.optional() }).optional(),
  posthog: settings({
    apiKey: text.startsWith("phc_", { error: 'must start with "phc_"' }),
    apiHost: webUrl.optional(),
    sessionRecording: z.boolean().optional(),
  }).optional(),
  segment: settings({ key: text, cdnUrl: webUrl.optional() }).optional(),
  transcend: settings({
    bundleId: text.regex(/^[\w-]+$/, { error: "can only contain letters, digits, hyphens and underscores" }),
    analyticsPurpose: text.optional(),
  }).optional(),
  telemetry: settings({ enabled: z.boolean().optional() })
    .optional()
    .describe("No effect; accepted from other tools. docsgen sends no usage data."),
  cookies: settings({ key: text, value: text })
    .optional()
    .describe("The services only load once this key has this value in the browser's storage."),
};

/** The key of a service that names the account, which comes first; null for a name that is no service. */
export function serviceKey(name: string): string | null {
  const service = Object.entries(services).find(([each]) => each === name)?.[1];
  return (service && Object.keys(service.unwrap().shape)[0]) ?? null;
}

export const integrations = settings(services)
  .prefault({})
  .describe("Analytics and support services. A script is only loaded if its service is listed here.");
