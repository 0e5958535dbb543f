// Colours code in the browser: samples that follow the playground, and answers. Rough, small, and never wrong about the text.

const KEYWORDS =
  "and as async auto await bool break case catch char class const continue def defer do elif else end final finally fn for " +
  "foreach from fun func function if impl import in include int interface is let long main match module mut new not or " +
  "override package print private protected public puts raise require return self static std string String struct super " +
  "switch then this throw try type unless use using val var void when where while with yield";

const CONSTANTS = "false False nil None null nullptr true True undefined";

/** Commands of a shell. */
const COMMANDS = "curl echo";

const oneOf = (words: string) => String.raw`(?<![\w$.-])(?:${words.replaceAll(" ", "|")})(?![\w$-])`;

/** Languages whose comments begin with a number sign. */
const HASH_COMMENTS: ReadonlySet<string> = new Set("bash python ruby powershell php yaml".split(" "));

/** Longer texts stay plain: the elements would cost more than the colours are worth. */
const LONGEST = 60_000;

/** The code as nodes. */
export function colourCode(code: string, grammar: string): DocumentFragment {
  const made = document.createDocumentFragment();
  if (code.length > LONGEST) {
    made.append(code);
    return made;
  }
  let at = 0;
  for (const found of code.matchAll(patternOf(grammar))) {
    const [text] = found;
    const { groups = {} } = found;
    const token = Object.keys(groups).find((kind) => groups[kind] !== undefined);
    if (!token) continue;
    if (found.index > at) made.append(code.slice(at, found.index));
    const span = document.createElement("span");
    span.className = `tok-${token}`;
    span.textContent = text;
    made.append(span);
    at = found.index + text.length;
  }
  made.append(code.slice(at));
  return made;
}

/** One group for each kind of token that is told apart. */
function patternOf(grammar: string): RegExp {
  const comment = HASH_COMMENTS.has(grammar) ? "(?<=^|\\s)#.*" : "(?<=^|\\s)//.*";
  // A shell escapes nothing between single quotes: `'it'\''s'` is one text.
  const quoted = grammar === "bash" ? String.raw`'[^']*'(?:\\''[^']*')*` : String.raw`'(?:[^'\\]|\\[^])*'`;
  const parts = [
    ...(grammar === "json" ? [] : [`(?<comment>${comment})`]),
    String.raw`(?<property>"(?:[^"\\\n]|\\.)*"(?=\s*:))`,
    String.raw`(?<string>"(?:[^"\\]|\\[^])*"|${quoted}|${"`[^`]*`"})`,
    String.raw`(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\w))`,
    String.raw`(?<constant>${oneOf(CONSTANTS)}|(?<![\w-])--?[a-zA-Z][\w-]*)`,
    `(?<keyword>${oneOf(KEYWORDS)})`,
    String.raw`(?<name>${oneOf(COMMANDS)}|[A-Za-z_]\w*(?=\())`,
  ];
  return new RegExp(parts.join("|"), "gm");
}
