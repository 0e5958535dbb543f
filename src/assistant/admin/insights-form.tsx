// Draws what chooses the insights of the page, and gives all of them to other tools.
import type { InsightsQuery } from "../insights/read-insights.js";

export interface InsightsFormProps {
  /** What its addresses begin with. */
  readonly base: string;
  readonly asked: InsightsQuery;
  readonly domains: readonly string[];
}

const SPANS = ["24h", "7d", "4w", "90d"];

export function InsightsForm({ base, asked, domains }: InsightsFormProps) {
  const sites = asked.domain === null ? domains : [...new Set([...domains, asked.domain])];
  return (
    <form method="get" action={`${base}/`}>
      <label>
        Since (24h, 7d, 4w or a date)
        <input name="since" list="spans" required value={asked.since} />
      </label>
      <datalist id="spans">
        {SPANS.map((span) => (
          <option key={span}>{span}</option>
        ))}
      </datalist>
      <label>
        Site
        <select name="domain">
          <option value="">all</option>
          {sites.map((domain) => (
            <option key={domain} selected={domain === asked.domain}>
              {domain}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
      {["csv", "json"].map((format) => (
        <button key={format} type="submit" formAction={`${base}/insights`} name="format" value={format}>
          All as {format.toUpperCase()}
        </button>
      ))}
    </form>
  );
}
