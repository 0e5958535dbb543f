import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { providerOf } from "../../src/components/provider.js";

const size = createContext("none");
const Size = providerOf(size);
const other = createContext("none");
const Other = providerOf(other);

function Sizes() {
  return (
    <i>
      {useContext(size)} {useContext(other)}
    </i>
  );
}

it("hands a value down to all components inside, the nearest first", () => {
  const drawn = (
    <Size value="large">
      <Sizes />
      <Other value="red">
        <Size value="small">
          <b>
            <Sizes />
          </b>
        </Size>
        <Sizes />
      </Other>
    </Size>
  );
  const html = "<i>large none</i><b><i>small red</i></b><i>large red</i>";
  expect(renderToString(drawn)).toBe(html);
  expect(renderToString(drawn)).toBe(html);
  expect(renderToString(<Sizes />)).toBe("<i>none none</i>");
});

it("hands down to the same components as Preact's own", () => {
  const drawn = (
    <size.Provider value="large">
      <Sizes />
    </size.Provider>
  );
  expect(renderToString(drawn)).toBe("<i>large none</i>");
});
