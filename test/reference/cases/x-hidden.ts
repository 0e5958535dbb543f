import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const source = readFileSync(new URL("../../openapi/cases/x-hidden.yaml", import.meta.url), "utf8");

export default acceptanceCase("x-hidden", {
  "F1 only what is not hidden has a page": ({ names }) => expect([...names].sort()).toEqual(["GET /a", "PUT /a"]),
  "N1 what is hidden is in no file that the build makes": async ({ routes, file }) => {
    const made = [...routes.values()].filter((route) => route.kind === "made");
    expect(made.length).toBeGreaterThan(5);
    for (const { file: name } of made) {
      if (name.endsWith(".yaml")) continue;
      const text = await file(name);
      for (const hidden of ["Hidden one", "Only one", "OnlyHidden"]) expect(text.includes(hidden), name).toBe(false);
    }
  },
  "F3 the served description is the file, byte for byte": async ({ routes }) => {
    const route = routes.get("x-hidden.yaml");
    if (route?.kind !== "copied") throw new Error(`a ${route?.kind} route`);
    expect(readFileSync(route.from, "utf8")).toBe(source);
  },
});
