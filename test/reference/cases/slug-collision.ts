import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const ADDRESSES = {
  "GET /a": "items/get-item",
  "GET /b": "items/get-b",
  "GET /c": "items/get-c",
  "GET /users/{id}": "get-users-id",
  "GET /users/id": "get-users-id-2",
  "GET /x": "get-x",
  "GET /y": "items/get-y",
};

export default acceptanceCase(
  "slug-collision",
  {
    "F1 F2 F3 F4 every operation has its address, the first the plain one": async ({ names, page }) => {
      expect([...names].sort()).toEqual(Object.keys(ADDRESSES).sort());
      for (const [name, path] of Object.entries(ADDRESSES))
        expect((await page(name)).page.path).toBe(`api-reference/${path}`);
    },
    "F5 the file of each page lies there": async ({ routes }) => {
      for (const path of Object.values(ADDRESSES)) expect(routes.has(`api-reference/${path}/index.html`)).toBe(true);
    },
    "D1 each names both operations and the way out": ({ problems }) => {
      const collisions = problems.filter(({ code }) => code === "slug-collision");
      expect(collisions).toHaveLength(4);
      for (const { what, hint } of collisions) {
        expect(what).toMatch(/of GET \S+ is (already taken by GET \/|reserved)/);
        expect(hint).toContain("x-svc.href");
      }
    },
  },
  {
    problems: [
      ...["warning slug-collision 6:9", "warning slug-collision 7:9", "warning path-param 8:3"],
      ...["warning slug-collision 9:16", "warning slug-collision 11:9"],
    ],
  },
);
