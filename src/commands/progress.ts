// Shows progress: a bar in a terminal, one line per stage elsewhere.
import { painter } from "./printing/print-problems.js";

export interface Progress {
  /** Begins a stage, ending the one before. `total` is the number of steps, where known. */
  stage(name: string, total?: number): void;
  /** One step of the stage is done. */
  step(): void;
  /** Ends the last stage and returns the seconds of each. */
  end(): Readonly<Record<string, number>>;
}

interface ProgressOptions {
  readonly quiet: boolean;
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly now: () => number;
}

const BAR = 24;

/** Drawn on terminals only. */
function bar({ done, total }: { readonly done: number; readonly total: number }): string {
  if (total === 0) return "";
  const filled = Math.round((done / total) * BAR);
  return `${"█".repeat(filled)}${painter(true)("dim", "░".repeat(BAR - filled))} ${done}/${total}`;
}

export function createProgress(options: ProgressOptions): Progress {
  const seconds: Record<string, number> = {};
  let current: { name: string; start: number; total: number; done: number; shown: number } | null = null;
  const draw = () => {
    if (current && !options.quiet && options.isTerminal) options.write(`\r\u001b[2K${current.name} ${bar(current)}`);
  };
  const finish = () => {
    if (!current) return;
    const took = (options.now() - current.start) / 1000;
    seconds[current.name] = Math.round(took * 1000) / 1000;
    if (options.quiet) return;
    if (options.isTerminal) options.write("\r\u001b[2K");
    else options.write(`${current.name} ${current.total > 0 ? `${current.total} ` : ""}(${took.toFixed(2)} s)\n`);
  };
  return {
    stage(name, total = 0) {
      finish();
      current = { name, start: options.now(), total, done: 0, shown: 0 };
      draw();
    },
    step() {
      if (!current) return;
      current.done += 1;
      const now = options.now();
      if (now - current.shown < 50 && current.done < current.total) return;
      current.shown = now;
      draw();
    },
    end() {
      finish();
      current = null;
      return seconds;
    },
  };
}
