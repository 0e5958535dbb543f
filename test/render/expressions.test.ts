import { describe, expect, it } from "vitest";
import { drawText } from "./draw-text.js";

const counter =
  "{(() => { const [n, set] = React.useState(3); return <button onClick={() => set(n + 1)}>Count {n}</button>; })()}";
const snippet = `export const makeCounter = (from) => { const [n, set] = useState(from); return <b onClick={() => set(n + 1)}>{n}</b>; };
export const ui = { counter: makeCounter };
export const useStart = () => useMemo(() => 7, []);
export const useful = () => "plain";
export const Count = () => makeCounter(1);`;
const files = { "snippets/counter.jsx": snippet };
const imports =
  'import { makeCounter, ui, useStart, useful, Count } from "/snippets/counter.jsx"\nimport * as all from "/snippets/counter.jsx"\n\n';

describe.each(["native", "remark"] as const)("expressions with hooks, read by the %s engine", (parser) => {
  it.each([
    ["a function called in place", counter, "<button>Count 3</button>"],
    ["a function expression", "{(function () { const [n] = useState(4); return <b>{n}</b> })()}", "<b>4</b>"],
    ["words from hooks", "{(() => { const [word] = useState('first'); return word })()}", ">first<"],
    ["inside a component", `<Card title="T">\n${counter}\n</Card>`, "<button>Count 3</button>"],
    ["inside tabs", `<Tabs><Tab title="T">\n${counter}\n</Tab></Tabs>`, "<button>Count 3</button>"],
    ["inside a line", `So ${counter} far.`, "<button>Count 3</button>"],
    ["a function of a snippet", `${imports}{makeCounter(5)}`, "<b>5</b>"],
    ["a function that is handed on", `${imports}{[8].map(makeCounter)}`, "<b>8</b>"],
    ["a member of an export", `${imports}{ui.counter(5)}`, "<b>5</b>"],
    ["a member of a module", `${imports}{all.makeCounter(6)}`, "<b>6</b>"],
    ["a hook of a snippet", `${imports}{(() => { const n = useStart(); return <b>{n}</b> })()}`, "<b>7</b>"],
    [
      "a function of the page",
      "export const make = () => { const [n] = React.useState(2); return <b>{n}</b> }\n\n{make()}",
      "<b>2</b>",
    ],
    ["handlers alone", "{[1].map((n) => <b onClick={() => alert(n)}>{n}</b>)}", "<b>1</b>"],
    ["an export with handlers", "export const b = <b onClick={() => alert(1)}>b</b>\n\n{b}", "<b>b</b>"],
  ])("draws %s, and wakes it in the browser", async (_, text, drawn) => {
    const { html, told, islands } = await drawText(text, { files, parser });
    expect(told).toEqual([]);
    expect(html).toContain(drawn);
    expect(html).toMatch(
      /<docs-island data-island="islands\/[\da-f]{8}-[\da-f]{8}\/guides\/page.mdx.js" data-export="_expression"/,
    );
    expect(islands).toHaveLength(1);
  });

  it("calls every hook", async () => {
    const text = `export const Ctx = React.createContext("ctx")

{(() => {
  const [a] = useState("a"); const [b] = React.useReducer((s) => s, "b"); const c = useMemo(() => "c", []);
  const ref = useRef("d"); const e = useCallback(() => "e", []); const id = useId(); const f = useContext(Ctx);
  React.useEffect(() => {}, []); React.useLayoutEffect(() => {}); useInsertionEffect(() => {}); useDebugValue(1);
  const [busy, start] = useTransition(); const g = useDeferredValue("g");
  const h = React.useSyncExternalStore(() => () => {}, () => "h"); useImperativeHandle(React.createRef(), () => ({}));
  return <p id={id}>{a}{b}{c}{ref.current}{e()}{f}{String(busy)}{g}{h}</p>;
})()}`;
    const { html, told } = await drawText(text, { parser });
    expect(told).toEqual([]);
    expect(html).toMatch(/<p id="P0-0">abcdectxfalsegh<\/p>/);
  });

  it("keeps components with hooks apart, each with what it is given", async () => {
    const { html, islands } = await drawText(`${imports}{[1, 2].map(() => <Count />)}`, { files, parser });
    expect(html.match(/data-export="Count"/g)).toHaveLength(2);
    expect(islands).toHaveLength(1);
  });

  it("makes a script for each expression, and one for two that are the same", async () => {
    const { islands } = await drawText(`${counter}\n\n${counter}\n\n${counter.replace("3", "4")}`, { parser });
    expect(islands).toHaveLength(2);
  });

  it("hands the props of a snippet on that its code names", async () => {
    const inner = "{(() => { const [n] = useState(from); return <b>{n}</b>; })()}";
    const { html } = await drawText('import Inner from "/inner.mdx"\n\n<Inner from={9} other="x" />', {
      files: { "inner.mdx": inner },
      parser,
    });
    expect(html).toMatch(
      /data-island="islands\/[\da-f]{8}-[\da-f]{8}\.from\/inner\.mdx\.js" data-export="_expression" data-props="{&quot;from&quot;:9}"/,
    );
    expect(html).toContain("<b>9</b>");
  });

  it("ships nothing for expressions that only draw", async () => {
    const text = `${imports}{useful()} {useful().length} {[1].map((n) => <b>{n}</b>)} {"useState()"}

<Tabs>{["A", "B"].map((t) => <Tab title={t}><button onClick={() => alert(t)}>{t}</button></Tab>)}</Tabs>`;
    const { html, islands, told } = await drawText(text, { files, parser });
    expect(told).toEqual([]);
    expect(islands).toEqual([]);
    expect(html).toContain("plain");
    expect(html).toContain("<button>B</button>");
  });

  it("wakes elements of a prop, and takes other values of hooks as they are", async () => {
    const text =
      '<Card title={(() => { const [t] = useState("Title"); return t })()}>x</Card>\n\n<Accordion title={(() => { const [t] = useState("Words"); return <b>{t}</b> })()}>x</Accordion>';
    const { html, told } = await drawText(text, { parser });
    expect(told).toEqual([]);
    expect(html).toContain("Title");
    expect(html).toMatch(/data-export="_expression"[^>]*><b>Words<\/b>/);
  });

  it("tells of code that fails, once and as it fails", async () => {
    const { told } = await drawText(
      "{(() => { useState(0); nothing.here; })()}\n\n{(() => { throw new Error('boom') })()}",
      { parser },
    );
    expect(told).toEqual([
      'undefined-name guides/page.mdx:1:1 "nothing" is not defined.',
      expect.stringContaining("could not be evaluated: boom."),
    ]);
  });
});
