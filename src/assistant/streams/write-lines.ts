// Writes lines to a stream: those of one turn of the event loop together, since each write to a pipe makes the process wait.

export function lineWriter(write: (text: string) => void) {
  let held = "";
  const flush = () => {
    if (held === "") return;
    const text = held;
    held = "";
    write(text);
  };
  return {
    /** Writes at once what is held back. */
    flush,
    write(line: string) {
      if (held === "") setImmediate(flush);
      held += line;
    },
  };
}
