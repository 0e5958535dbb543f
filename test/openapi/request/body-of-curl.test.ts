import { expect, it } from "vitest";
import { bodyOfCurl } from "../../../src/openapi/request/body-of-curl.js";

it.each([
  [`curl https://a.b -H 'X: y' -d '{"a": 1}'`, { a: 1 }],
  [`curl https://a.b --data-raw '{\n  "say": "it'\\''s"\n}' | jq`, { say: "it's" }],
  [`curl --json '[1]' https://a.b`, [1]],
  [`curl https://a.b --data='{}'`, {}],
  ["curl https://a.b -d a=b", undefined],
  [`curl https://a.b -d '{"a": 1,}'`, undefined],
  ["curl https://a.b -F 'file=@a.png'", undefined],
  [`curl https://a.b/x-d '{"a": 1}'`, undefined],
])("reads the body of %j", (command, body) => expect(bodyOfCurl(command)).toEqual(body));
