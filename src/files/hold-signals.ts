// Lets signals wait while something runs that is not to stop half-way.

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the work to its end and gives the signal that came meanwhile: whoever asked lets it act. */
export async function holdSignals(work: () => void): Promise<NodeJS.Signals | null> {
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
  return heard[0] ?? null;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
