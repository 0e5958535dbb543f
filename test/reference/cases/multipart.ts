// F4 sends the form in a browser: test/browser/playground.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const TYPES = ["multipart/form-data", "application/x-www-form-urlencoded", "application/octet-stream", "image/png"];

interface Body {
  readonly type: string;
  readonly field: { readonly rows: readonly { readonly name: string; readonly field: Field }[] } | null;
}

interface Field {
  readonly type: string;
  readonly accept?: string;
  readonly items?: Field;
}

export default acceptanceCase(
  "multipart",
  {
    "F1 the media types stand in the order of the file": async ({ page }) => {
      expect((await page("POST /upload")).article.one("select").texts("option")).toEqual(TYPES);
    },
    "F2 files are files, in the page and in the form": async ({ page }) => {
      const { head, playground } = await page("POST /upload");
      const rows = {
        file: "file",
        old: "file",
        many: "file[]",
        b64: "string <base64>",
        meta: "object",
        tags: "string[]",
      };
      for (const [name, type] of Object.entries({ ...rows, text: "string" }))
        expect(head(`body-${name}`)).toContain(type);
      const { bodies } = playground as { readonly bodies: readonly Body[] };
      const field = (name: string) => bodies[0]?.field?.rows.find((row) => row.name === name)?.field;
      expect(field("file")).toMatchObject({ type: "file", accept: "image/png, image/jpeg" });
      expect(field("old")?.type).toBe("file");
      expect(field("many")?.items).toMatchObject({ type: "file", accept: "image/png" });
      expect([field("b64")?.type, field("meta")?.type, field("text")?.type]).toEqual(["string", "object", "string"]);
      expect(field("tags")?.items?.type).toBe("string");
    },
    "F3 samples build the form and leave the boundary to the library": async ({ page }) => {
      const { sample } = await page("POST /upload");
      const curl = sample("cURL");
      expect(curl).toMatch(/-F 'file=@\/path\/to\/file/);
      expect(curl.match(/many=@/g)).toHaveLength(1);
      expect(curl).toContain(`-F 'meta={"a":0};type=application/json'`);
      for (const title of ["cURL", "JavaScript", "Python"]) expect(sample(title)).not.toContain("multipart/form-data");
    },
    "F5 other bodies are one file each": async ({ page }) => {
      const { bodies } = (await page("POST /upload")).playground as { readonly bodies: readonly Body[] };
      expect(bodies.map(({ type }) => type)).toEqual(TYPES);
      expect(bodies.slice(2)).toMatchObject([{ kind: "binary" }, { kind: "binary" }]);
    },
  },
  { docs: { api: { examples: { defaults: "all" } } } },
);
