import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openFolder } from "../../../src/files/open-folder.js";
import { readLogoSize, readPictureSize } from "../../../src/render/article/read-picture-size.js";
import { temporaryFolder } from "../../temporary-folder.js";

const root = temporaryFolder();

function sizeOf(name: string, content: string | Uint8Array) {
  writeFileSync(join(root, name), content);
  return readPictureSize(openFolder(root), name);
}

/** The beginning of a PNG. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const svg = (attributes: string) => `<?xml version="1.0"?><!-- <svg> --><svg ${attributes}><path/></svg>`;

it("reads the size in the head of a picture", () => {
  expect(sizeOf("a.png", png(640, 480))).toEqual({ width: 640, height: 480 });
  expect(sizeOf("a.gif", Buffer.from("GIF89a\x80\x02\xe0\x01\0\0\0", "latin1"))).toEqual({ width: 640, height: 480 });
});

it.each([
  ['width="20" height="10.4px"', { width: 20, height: 10 }],
  ['width="100%" height="10"', null],
  ['viewBox="0 0 2 1"', null],
  ['stroke-width="2" height="10"', null],
])("takes the size of a drawing only where both sides are in pixels: %s", (attributes, size) =>
  expect(sizeOf("a.svg", svg(attributes))).toEqual(size),
);

it("knows no size of what is missing, no picture, or outside the project", () => {
  expect(readPictureSize(openFolder(root), "gone.png")).toBeNull();
  expect(sizeOf("words.png", "words")).toBeNull();
  expect(sizeOf("words.txt", png(1, 1))).toBeNull();
  writeFileSync(join(root, "secret.png"), png(2, 2));
  expect(readPictureSize(openFolder(join(root, "inner")), "../secret.png")).toBeNull();
});

it("takes the proportions of a logo from its box, too, and from nothing outside the project", () => {
  const sizeOfBox = (attributes: string) => {
    writeFileSync(join(root, "logo.svg"), svg(attributes));
    return readLogoSize(openFolder(root), "/logo.svg");
  };
  expect(sizeOfBox('viewBox="0 0 120 24"')).toEqual({ width: 120, height: 24 });
  expect(sizeOfBox('viewBox="0 0 120 24" width="60" height="12"')).toEqual({ width: 60, height: 12 });
  expect(sizeOfBox('viewBox="0 0 0 24"')).toBeNull();
  expect(sizeOfBox("")).toBeNull();
  expect(readLogoSize(openFolder(root), "../logo.svg")).toBeNull();
  expect(readLogoSize(openFolder(root), "missing.svg")).toBeNull();
});
