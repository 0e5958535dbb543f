import { expect, it } from "vitest";
import { isSafeLink, isSafeServer } from "../../src/openapi/safe-address.js";

it("lets links lead to pages and letters alone", () => {
  for (const address of ["https://a.example", "mailto:a@b.example", "tel:112", "/here", "localhost:8080/x", "a.b:1"])
    expect(isSafeLink(address), address).toBe(true);
  for (const address of [
    ...["javascript:x", "java\nscript:x", "JavaScript:1;x()", "data:1,x", "vbscript:2", "ftp://a.example"],
  ])
    expect(isSafeLink(address), address).toBe(false);
});

it("takes a scheme that runs what follows for one in front of a number, too", () => {
  expect(isSafeServer("javascript:1;alert(1)//")).toBe(false);
  expect(isSafeServer("blob:0")).toBe(false);
  expect(isSafeServer("localhost:3000")).toBe(true);
  expect(isSafeServer("wss://a.example")).toBe(true);
});
