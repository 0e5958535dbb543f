// Runs a React hook without a page, so that the real client packages can be used as an application uses them.
import { createElement } from "react";
import { act, create } from "react-test-renderer";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export interface RenderedHook<Value> {
  /** What the hook answered last. */
  readonly current: () => Value;
  /** Does something that changes the hook's state, and waits for it. */
  run(work: (value: Value) => unknown): Promise<void>;
}

export async function renderHook<Value>(useValue: () => Value): Promise<RenderedHook<Value>> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const values: Value[] = [];
  await act(async () => {
    create(createElement(Probe, { run: () => values.push(useValue()) }));
  });
  const current = () => {
    const value = values.at(-1);
    if (value === undefined) throw new Error("The hook has not run.");
    return value;
  };
  return {
    current,
    run: (work) =>
      act(async () => {
        await work(current());
      }),
  };
}

/** A component that draws nothing and runs a hook. */
function Probe({ run }: { readonly run: () => void }) {
  run();
  return null;
}
