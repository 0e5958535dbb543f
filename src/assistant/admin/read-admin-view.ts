// Gathers what the operator's page shows from the store.
import type { Backend } from "../backend.js";
import type { InsightsQuery } from "../insights/read-insights.js";
import { type Limits, windowsAt } from "../limits.js";
import type { AdminView } from "./admin-page.js";
import { askedInsights } from "./answer-insights.js";

interface Served {
  readonly limits: Limits;
  readonly domains: readonly string[];
  readonly asked: InsightsQuery;
}

export async function readAdminView(
  backend: Backend,
  { limits, domains, asked }: Served,
): Promise<Omit<AdminView, "notice" | "base">> {
  const { store, sites, now, privacy } = backend;
  const records = await store.keys.list(null);
  const names = [...new Set(records.map((record) => record.organisation))];
  const monthOf = (keyId: string) => windowNamed("key-month", { limits, now: now(), keyId, organisation: "" });
  const hourOf = (organisation: string) => windowNamed("org-hour", { limits, now: now(), keyId: "", organisation });
  const counts = await store.counters.read([...records.map(({ id }) => monthOf(id)), ...names.map(hourOf)]);
  return {
    now: now(),
    insights: privacy.keepsInsights ? await askedInsights(backend, asked) : null,
    asked,
    keys: records.map((record) => ({
      record,
      month: { used: counts.get(monthOf(record.id)) ?? 0, limit: limits.keyMonth },
    })),
    organisations: names.map((name) => ({
      name,
      hour: { used: counts.get(hourOf(name)) ?? 0, limit: limits.organisationHour },
    })),
    domains: await Promise.all(
      domains.map(async (name) => ({
        name,
        threads: await store.threads.count(name),
        prefix: sites.get(name)?.prefix ?? null,
      })),
    ),
  };
}

interface Asked {
  readonly limits: Limits;
  readonly now: number;
  readonly keyId: string;
  readonly organisation: string;
}

function windowNamed(policy: string, { limits, now, keyId, organisation }: Asked): string {
  const windows = windowsAt(limits, { keyId, organisation, address: "" }, now);
  return windows.find((window) => window.policy === policy)?.name ?? "";
}
