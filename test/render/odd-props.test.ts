import { describe, expect, it } from "vitest";
import { components } from "../../src/components/registry.js";
import { drawText } from "./draw-text.js";

const ODD = [
  ...["2", "-1.5", "0n", "true", "null", "{}", "{ name: 2 }", "[1, null, {}]", "[Symbol('x')]", "() => 1"],
  ...["async () => 1", "Symbol('x')", "new Date(0)", "Object.create(null)"],
  ...["({ toString() { throw new Error('no'); } })", "({ a: Symbol('x') })", "<b>x</b>"],
];
const COMMON = ["id", "class", "className", "style", "children", "slot", "title", "onClick", "tabIndex", "data-x"];
const HTML = {
  a: ["href", "name"],
  img: ["src", "alt"],
  video: ["src", "poster"],
  iframe: ["src"],
  source: ["src", "srcSet"],
  h2: ["noAnchor"],
  input: ["value"],
  svg: ["width"],
};

function propsOf(name: string): readonly string[] {
  return [...(components.get(name)?.props?.props.keys() ?? []), ...COMMON];
}

/** A page for each component: every prop with every value, and again as code of the page. */
function pagesOf(all: readonly (readonly [string, readonly string[]])[]): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const [name, props] of all) {
    const tags = props.flatMap((prop) => ODD.map((odd) => `<${name} ${prop}={${odd}}>y</${name}>`));
    pages[`written/${name}.mdx`] = tags.join("\n\n");
    pages[`code/${name}.mdx`] = `export const Own = () => <>\n${tags.join("\n")}\n</>;\n\n<Own />\n`;
  }
  return pages;
}

const WRONG = "unknown-prop-value";

describe("values that props cannot have", () => {
  it("let the drawing go on, whatever the component and the prop", async () => {
    const ours = Array.from(components.keys(), (name): [string, readonly string[]] => [name, propsOf(name)]);
    const html = Object.entries(HTML).map(([name, props]) => [name, [...props, ...COMMON]] as const);
    const pages = pagesOf([...ours, ...html]);
    const failed: string[] = [];
    for (const [file, text] of Object.entries(pages)) {
      const { problems, html } = await drawText(text, { file }).catch((error: unknown) => {
        failed.push(`${file}: ${error instanceof Error ? error.stack : error}`);
        return { problems: [], html: "" };
      });
      expect(problems.map(({ code }) => code)).not.toContain("component-failed");
      expect(html).not.toMatch(/(?:href|src|poster)="(?:\/base)?(?:\[object|true|function|\(\) =|Symbol)/);
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ['<Card title="x" href={2} />', '1:17 "href" of <Card> cannot be 2. Write the address as a string: href="/guide".'],
    ['<Card title="x" href />', '1:17 "href" of <Card> has no value. Write the address as a string: href="/guide".'],
    ['<Card title="x" img={{ a: 1 }} />', '1:17 "img" of <Card> cannot be an object. Write the address'],
    ['<Card title="x"\nicon={5} />', '2:1 "icon" of <Card> cannot be 5. Write the icon name as a string: icon="star".'],
    ["<Card title={() => 1}>x</Card>", '1:7 "title" of <Card> cannot be a function. Write a string: title="…".'],
    ["<Card title={{ en: 'x' }}>x</Card>", '"title" of <Card> cannot be an object.'],
    ['<Tile href={["/a"]}>x</Tile>', '1:7 "href" of <Tile> cannot be a list.'],
    ["<Link to={() => '/a'}>x</Link>", '"to" of <Link> cannot be a function.'],
    ["<Tooltip tip='x' href={<b />}>x</Tooltip>", '"href" of <Tooltip> cannot be an element.'],
    ["<ZoomImage src={3} />", '"src" of <ZoomImage> cannot be 3.'],
    ["<Note style={2}>x</Note>", '"style" of <Note> cannot be 2. Write an object'],
    ["<h2 style={2}>x</h2>", '"style" of <h2> cannot be 2.'],
    ["<Card {...{ title: 'x', href: 2 }} />", '1:1 "href" of <Card> cannot be 2.'],
    ["export const Own = () => <Card title='x' href={2} />;\n\n<Own />", '1:26 "href" of <Card> cannot be 2.'],
  ])("are told of once, at the prop: %s", async (text, told) => {
    for (const parser of ["native", "remark"] as const) {
      const { problems } = await drawText(text, { parser, file: "a.mdx" });
      const said = problems.filter(({ code }) => code === WRONG);
      expect(said.map(({ place }) => place?.file)).toEqual(["a.mdx"]);
      const [{ place, what, hint } = { place: null, what: "", hint: "" }] = said;
      expect(`${place?.line}:${place?.column} ${what} ${hint}`).toContain(told);
    }
  });

  it.each([
    "<Card title={2026} href={null} icon={false} img={undefined}>x</Card>",
    "<Card title={<b>x</b>} icon={<svg />} href={`/a`} />",
    '<Card title={["a", <b>b</b>]} icon={{ name: "star", style: "solid" }} />',
    "<Note style={{ color: 'red', marginTop: 2, opacity: null }} id={3}>x</Note>",
    "<ParamField path='a' default={{ b: 1 }} type={['string']}>x</ParamField>",
    "<a href={undefined} style={{}} onClick={() => {}}>x</a>",
  ])("are none of these: %s", async (text) => {
    const { problems } = await drawText(text);
    expect(problems.filter(({ code }) => code === WRONG)).toEqual([]);
  });

  it("leave the rest of the component", async () => {
    const { html, markdown } = await drawText(
      '<Card title="Words" href={2} icon={{}}>More</Card>\n\n<Heading level={-1.5}>H</Heading>',
    );
    expect(html).toContain("Words");
    expect(html).not.toContain('<a class="cover-button"');
    expect(markdown).toContain("## H");
  });
});

it("asks for a file of another host without cookies where its integrity is said, as browsers need", async () => {
  const { html } = await drawText('<script src="https://a.example/b.js" integrity="sha384-x"></script>\n');
  expect(html).toContain('integrity="sha384-x" crossorigin="anonymous"');
  const own = '<script src="https://a.example/b.js" integrity="sha384-x" crossOrigin="use-credentials" />';
  expect((await drawText(`export const A = () => ${own};\n\n<A />\n`)).html).toContain('="use-credentials"');
});
