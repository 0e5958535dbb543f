// Writes lines to a stream: those of one turn of the event loop together, since each write to a pipe makes the process wait.

interface LineWriter {
  write(line: string): void;
  /** Writes at once what is held back. */
  flush(): void;
}

export function lineWriter(write: (text: string) => void): LineWriter {
  let held = "";
  const flush = () => {
    if (held === "") return;
    const text = held;
    held = "";
    write(text);
  };
  return {
    flush,
    write(line) {
      if (held === "") setImmediate(flush);
      held += line;
    },
  };
}
