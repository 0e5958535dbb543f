// Which pictures get copies, and what the copies are.

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Transformer } from "@napi-rs/image";
import { describe, expect, it } from "vitest";
import { openFolder } from "../../../src/files/open-folder.js";
import { drawCopy } from "../../../src/render/pictures/draw-copy.js";
import { pictureCopy, planCopy } from "../../../src/render/pictures/picture-copies.js";
import { allPictureRoutes } from "../../../src/render/pictures/picture-routes.js";
import type { Site } from "../../../src/site/site.js";
import { buildSite } from "../../build-site.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const root = temporaryFolder();
const save = (name: string, bytes: Uint8Array) => writeFileSync(join(root, name), bytes);

/** Too varied to take few bytes. */
function noise(width: number, height: number) {
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 16) & 255;
  };
  const opaque = Array.from({ length: width * height }, () => [next(), next(), next(), 255]);
  return Transformer.fromRgbaPixels(Uint8Array.from(opaque.flat()), width, height);
}

/** A JPEG that says it is to be turned by a quarter: an Exif segment with the orientation 6 behind its first two bytes. */
function onItsSide(jpeg: Buffer): Buffer {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const directory = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
  const exif = [...Buffer.from("Exif\0\0"), ...directory];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]), jpeg.subarray(2)]);
}

const wide = await noise(1500, 65).png();
save("wide, one.png", wide);
save("narrow.png", await noise(300, 320).png());
save("quick.png", await noise(210, 210).png());
save("small.png", await noise(20, 20).png());
save("turned.jpg", onItsSide(await noise(900, 160).jpeg(100)));
save("moving.png", Buffer.concat([wide.subarray(0, 33), Buffer.from("\0\0\0\x08acTL"), wide.subarray(33)]));
save("moving.webp", Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8X____________ANIM"), wide]));
save("broken.png", wide.subarray(0, 260_000));
save("none.png", Buffer.alloc(300_000));

it("only large pictures that stand still get copies, never wider than they are", () => {
  expect(planCopy(openFolder(root), "wide, one.png")?.width).toBe(1408);
  expect(planCopy(openFolder(root), "narrow.png")?.width).toBe(300);
  expect(planCopy(openFolder(root), "turned.jpg")?.width).toBe(160);
  for (const name of "small.png quick.png moving.png moving.webp none.png gone.png drawing.svg film.gif".split(" "))
    expect(planCopy(openFolder(root), name), name).toBeNull();
});

it("addresses can be listed in an attribute", () => {
  const copy = pictureCopy(openFolder(root), "wide, one.png", "/docs");
  expect(copy).toEqual({ address: "/docs/_docsgen/pictures/wide_%20one.png.webp", width: 1408 });
});

const routesOf = (optimize: boolean) => {
  const files = ["wide, one.png", "turned.jpg", "broken.png"].map((file) => ({ file }));
  const site = { root, files, config: { images: { optimize } } } as unknown as Site;
  return allPictureRoutes({ site, cache: null });
};

it("copies are WebP with their width, upright, smaller, and the same each time", async () => {
  const made = await Promise.all(routesOf(true).map(async (route) => ({ route, bytes: await bytesOf(route) })));
  const of = (file: string) => made.find(({ route }) => route.file === `_docsgen/pictures/${file}`)?.bytes as Buffer;
  const wide = await new Transformer(of("wide_ one.png.webp")).metadata();
  expect(wide).toMatchObject({ format: "webp", width: 1408 });
  const turned = await new Transformer(of("turned.jpg.webp")).metadata();
  expect(turned).toMatchObject({ format: "webp", width: 160, height: 900 });
  expect(of("wide_ one.png.webp").length).toBeLessThan(readFileSync(join(root, "wide, one.png")).length);
  const again = await Promise.all(routesOf(true).map(bytesOf));
  expect(again.map(String)).toEqual(made.map(({ bytes }) => String(bytes)));
});

it("what cannot be read is served as it is", async () => {
  const route = routesOf(true).find(({ file }) => file.includes("broken.png"));
  expect(route && (await bytesOf(route))).toEqual(readFileSync(join(root, "broken.png")));
});

describe("a site", () => {
  const copiesOf = async (settings: object, files: Readonly<Record<string, string>> = {}) => {
    const folder = temporaryFolder();
    cpSync(root, folder, { recursive: true });
    const pages = {
      "index.mdx": '---\ntitle: A\n---\n![A](/turned.jpg)\n\n<Frame><img src="narrow.png" alt="B" /></Frame>\n',
      "docs.json": JSON.stringify({ name: "Pictured", navigation: { pages: ["index"] }, ...settings }),
      ...files,
    };
    writeFiles(folder, pages);
    const { file, routes } = await buildSite(folder);
    const html = [await file("index.html"), await file("404.html")].join("");
    const asked = Array.from(html.matchAll(/\/(_docsgen\/pictures\/[^" ]+) \d+w/g), ([, path = ""]) => decodeURI(path));
    expect(asked.length).toBeGreaterThan(1);
    const made = [...routes.keys()].filter((path) => path.startsWith("_docsgen/pictures/"));
    expect(made).toEqual(expect.arrayContaining(asked));
    return made.map((path) => path.replace("_docsgen/pictures/", "")).sort();
  };
  const SHOWN = ["narrow.png.webp", "turned.jpg.webp"];
  const ALL = ["broken.png.webp", ...SHOWN, "wide_ one.png.webp"];

  it("makes copies of the pictures that it shows", async () => expect(await copiesOf({})).toEqual(SHOWN));

  it("makes those of its page for unknown addresses", async () => {
    const description = '<img src="/wide%2C%20one.png" alt="Lost" />';
    expect(await copiesOf({ errors: { "404": { description } } })).toEqual(ALL);
    const slot = "export default () => <img src='/narrow.png' alt='Lost' />;";
    expect(await copiesOf({}, { "slots/notFound.jsx": slot })).toEqual(ALL);
  });
});

it("a picture of very many pixels is scaled, too", async () => {
  const large = await Transformer.fromRgbaPixels(new Uint8Array(4200 * 2500 * 4).fill(255), 4200, 2500).png();
  const copy = await drawCopy(large, 1408);
  expect(await new Transformer(copy).metadata()).toMatchObject({ format: "webp", width: 1408, height: 838 });
});

it("docs.json can turn them off", () => expect(routesOf(false)).toEqual([]));

async function bytesOf(route: ReturnType<typeof allPictureRoutes>[number]): Promise<Buffer> {
  if (route.kind !== "made") throw new Error(route.file);
  return Buffer.from(await route.make());
}
