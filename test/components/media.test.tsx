import { describe, expect, it } from "vitest";
import { Frame } from "../../src/components/frame/frame.js";
import { Image } from "../../src/components/image/image.js";
import { Tile } from "../../src/components/tile/tile.js";
import { Frame as EmbeddedFrame, Video } from "../../src/components/video/video.js";
import { draw, itDraws, times } from "./draw.js";

describe("A picture", () => {
  itDraws([
    [
      "enlarges, loads late and gets the base path",
      <Image src="/a.png" alt="A" />,
      ...["<docs-image", 'data-zoom="View larger"', 'loading="lazy"', 'src="/docs/a.png"'],
    ],
    ["stands still where it was asked to", <Image src="/a.png" noZoom />, times(0, "docs-image")],
    [
      "stands still in tiles",
      <Tile href="/x">
        <Image src="/a.png" />
      </Tile>,
      times(0, "docs-image"),
    ],
    ["always has an alternative text, if an empty one", <Image src="/a.png" noZoom />, / alt(=""|\/)/],
  ]);

  it.each([
    [true, ["copy", "download"]],
    ["", ["copy", "download"]],
    ["download", ["download"]],
    ["copy,download", ["copy", "download"]],
    ["false", []],
  ])("actions=%j offers %j", (actions, offered) => {
    const html = draw(<Image src="/a.png" actions={actions} />);
    const signs = { copy: 'data-action="copy"', download: "<a download" };
    expect(Object.entries(signs).flatMap(([action, sign]) => (html.includes(sign) ? action : []))).toEqual(offered);
  });
});

itDraws([
  [
    "a frame has its hint above and its caption, with Markdown, below",
    <Frame caption="A **bold** caption" hint="First this">
      x
    </Frame>,
    ...[/First this.*frame-container/s, "<strong>bold</strong> caption</figcaption>"],
  ],
  [
    "a video that starts by itself is silent, endless and stays in its place",
    <Video src="/v.mp4" autoPlay />,
    ...["autoplay", "muted", "loop", "playsinline", 'src="/docs/v.mp4"'],
  ],
  ["a video with controls", <Video src="/v.mp4" controls="true" />, /^<video controls src="\/docs\/v\.mp4"><\/video>$/],
  [
    "an embedded page has a title even if none was written",
    <EmbeddedFrame src="https://www.example.com/embed/1" />,
    'title="example.com"',
  ],
  [
    "an embedded page takes switches in any spelling",
    <EmbeddedFrame src="https://x.org" title="t" allowFullScreen="true" />,
    "allowfullscreen",
  ],
]);
