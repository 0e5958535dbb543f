import { describe, expect, it } from "vitest";
import { Frame } from "../../src/components/frame/frame.js";
import { Image } from "../../src/components/image/image.js";
import { Tile } from "../../src/components/tile/tile.js";
import { Frame as EmbeddedFrame, Video } from "../../src/components/video/video.js";
import { draw } from "./draw.js";

describe("A picture", () => {
  it("enlarges, loads late and gets the base path", () => {
    const html = draw(<Image src="/a.png" alt="A" />);
    expect(html).toContain("<docs-image");
    expect(html).toContain('data-zoom="View larger"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('src="/docs/a.png"');
  });

  it("stands still where it was asked to, and in tiles", () => {
    expect(draw(<Image src="/a.png" noZoom />)).not.toContain("docs-image");
    expect(
      draw(
        <Tile href="/x">
          <Image src="/a.png" />
        </Tile>,
      ),
    ).not.toContain("docs-image");
  });

  it.each([
    [true, ["copy", "download"]],
    ["", ["copy", "download"]],
    ["download", ["download"]],
    ["copy,download", ["copy", "download"]],
    ["false", []],
  ])("actions=%j offers %j", (actions, offered) => {
    const html = draw(<Image src="/a.png" actions={actions} />);
    const found = [
      ...(html.includes('data-action="copy"') ? ["copy"] : []),
      ...(html.includes("<a download") ? ["download"] : []),
    ];
    expect(found).toEqual(offered);
  });

  it("always has an alternative text, if an empty one", () => {
    expect(draw(<Image src="/a.png" noZoom />)).toMatch(/ alt(=""|\/)/);
  });
});

describe("A frame", () => {
  it("has its hint above and its caption, with Markdown, below", () => {
    const html = draw(
      <Frame caption="A **bold** caption" hint="First this">
        x
      </Frame>,
    );
    expect(html.indexOf("First this")).toBeLessThan(html.indexOf("frame-container"));
    expect(html).toContain("<strong>bold</strong> caption</figcaption>");
  });
});

describe("A video", () => {
  it("that starts by itself is silent, endless and stays in its place", () => {
    const html = draw(<Video src="/v.mp4" autoPlay />);
    for (const name of ["autoplay", "muted", "loop", "playsinline"]) expect(html).toContain(name);
    expect(html).toContain('src="/docs/v.mp4"');
  });

  it("keeps to what was written otherwise", () => {
    expect(draw(<Video src="/v.mp4" controls="true" />)).toBe('<video controls src="/docs/v.mp4"></video>');
  });
});

describe("An embedded page", () => {
  it("has a title even if none was written", () => {
    expect(draw(<EmbeddedFrame src="https://www.example.com/embed/1" />)).toContain('title="example.com"');
  });

  it("takes switches in any spelling", () => {
    const html = draw(<EmbeddedFrame src="https://x.org" title="t" allowFullScreen="true" />);
    expect(html).toContain("allowfullscreen");
  });
});
