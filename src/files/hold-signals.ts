// Lets signals wait while something runs that is not to stop half-way.

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the work to its end. A signal that came meanwhile acts then, and `say` hears that everything was written before. */
export async function holdSignals(work: () => void, say: (line: string) => void): Promise<void> {
  const heard: NodeJS.Signals[] = [];
  const hear = (signal: NodeJS.Signals) => void heard.push(signal);
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    work();
    // The work never waits, so Node tells of signals only now.
    await nextTurn();
    await nextTurn();
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
  const [first] = heard;
  if (first === undefined) return;
  say("Interrupted after all files were written.");
  process.kill(process.pid, first);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
