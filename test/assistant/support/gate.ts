// What a made reply waits for, until its test lets it go on.

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function closedGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
