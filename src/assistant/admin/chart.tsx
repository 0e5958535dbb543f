// Draws one bar a day, of parts that lie on each other.
import { markedDay } from "../utc-day.js";

export const CHART_STYLE = `
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1.5rem 2rem; margin-bottom: 1rem; }
figure {
  margin: 0; min-width: 0;
  --part-0: #2f6fde; --part-1: #c2410c; --part-2: color-mix(in srgb, currentColor 85%, transparent); --part-3: color-mix(in srgb, currentColor 45%, transparent);
}
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .875rem; margin-bottom: .5rem; }
.bars { display: flex; gap: 3px; margin: 0; padding: 0; list-style: none; font-size: .6875rem; text-align: center; font-variant-numeric: tabular-nums; }
.bars li { flex: 1; min-width: 0; }
.bar { display: flex; flex-direction: column; justify-content: end; height: 8rem; padding-top: 1rem; border-bottom: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
.bar i { display: block; flex: none; min-height: 1px; }
.bar i:first-of-type { border-radius: 2px 2px 0 0; }
.cut i { opacity: .6; }
.key::before { content: ''; display: inline-block; width: .7em; height: .7em; margin-inline-end: .375em; background: var(--part); }
.out { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
`;

const number = new Intl.NumberFormat("en");
const shortNumber = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

interface Bar {
  readonly day: string;
  readonly isWhole: boolean;
  /** One of each part. */
  readonly values: readonly number[];
}

interface ChartProps {
  readonly title: string;
  /** What the parts of the bars mean, from the top; at most four. */
  readonly parts: readonly string[];
  readonly days: readonly Bar[];
}

export function Chart({ title, parts, days }: ChartProps) {
  const most = Math.max(...days.map(sumOf));
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        {parts.length > 1 &&
          parts.map((part, index) => (
            <span key={part} class="key" style={{ "--part": `var(--part-${index})` }}>
              {part}
            </span>
          ))}
      </figcaption>
      <ol class="bars">
        {days.map((bar) => (
          <li key={bar.day} class={bar.isWhole ? undefined : "cut"} title={inWords(bar, parts)}>
            <div aria-hidden="true">
              <div class="bar">
                {sumOf(bar) > 0 && shortNumber.format(sumOf(bar))}
                {bar.values.map(
                  (value, index) =>
                    value > 0 && (
                      <i
                        key={parts[index]}
                        style={{ height: `${(100 * value) / most}%`, background: `var(--part-${index})` }}
                      />
                    ),
                )}
              </div>
              {bar.day.slice(5)}
              {!bar.isWhole && <div>in part</div>}
            </div>
            <p class="out">{inWords(bar, parts)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function sumOf({ values }: Bar): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function inWords(bar: Bar, parts: readonly string[]): string {
  const named = parts.map((part, index) => `${part} ${number.format(bar.values[index] ?? 0)}`);
  return `${markedDay(bar)}: ${number.format(sumOf(bar))}${parts.length > 1 ? `, ${named.join(", ")}` : ""}`;
}
