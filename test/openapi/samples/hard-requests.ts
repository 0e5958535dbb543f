// Requests that break careless generators, each as input and as what must arrive.
import { filePlaceholder, type NamedText } from "../../../src/openapi/request/request.js";
import type { ParameterInput, RequestInput } from "../../../src/openapi/request/serialize.js";
import { yamlBeside } from "../../yaml-beside.js";
import type { ReceivedPart } from "./echo-server.js";

export interface HardRequest {
  readonly name: string;
  readonly input: Omit<RequestInput, "server">;
  readonly expected: {
    readonly url: string;
    readonly headers: readonly NamedText[];
    /** A string is compared as it is, anything else as JSON. */
    readonly body: unknown;
    readonly parts: readonly ReceivedPart[];
  };
}

/** A request as it is written: what is usual is left out. */
interface Written extends Partial<Omit<HardRequest["input"], "parameters" | "body">> {
  readonly parameters?: readonly (Pick<ParameterInput, "name" | "in"> & Partial<ParameterInput>)[];
  readonly body?: Pick<Body, "mediaType"> & Partial<Body> & { readonly value?: unknown; readonly text?: string };
  readonly expected?: Partial<Omit<HardRequest["expected"], "parts">> & { readonly parts?: readonly WrittenPart[] };
}

type Body = NonNullable<RequestInput["body"]>;
type WrittenPart = Pick<ReceivedPart, "name"> & Partial<ReceivedPart> & { readonly upload?: string };

function parameter(written: NonNullable<Written["parameters"]>[number]): ParameterInput {
  const isForm = written.in === "query" || written.in === "cookie";
  const style = written.style ?? (isForm ? "form" : "simple");
  return { style, explode: style === "form", allowReserved: false, mediaType: null, value: "", ...written };
}

function body({ mediaType, value, text, encoding = {} }: NonNullable<Written["body"]>, file: string): Body {
  if (text !== undefined) return { mediaType, content: { kind: "text", text }, encoding };
  const placed = JSON.parse(JSON.stringify(value), (_, each) =>
    each?.$file === undefined ? each : filePlaceholder(each.$file, file),
  );
  return { mediaType, content: { kind: "value", value: placed }, encoding };
}

function part({ upload, ...said }: WrittenPart, fileName: string): ReceivedPart {
  if (upload === undefined) return { fileName: null, type: null, text: "", ...said };
  return { name: said.name, fileName, type: upload, text: "content of a file" };
}

/** `file` is a path on this machine; its text is `content of a file`. */
export function hardRequests(file: string): HardRequest[] {
  const all = yamlBeside<Readonly<Record<string, Written>>>(import.meta.url, "hard-requests.yaml");
  const fileName = file.split("/").pop() ?? "";
  return Object.entries(all).map(([name, { expected = {}, ...input }]) => ({
    name,
    input: {
      ...{ method: "GET", path: "/r", credentials: [], ...input },
      parameters: (input.parameters ?? []).map(parameter),
      body: input.body ? body(input.body, file) : null,
    },
    expected: {
      ...{ url: "/r", headers: [], body: "", ...expected },
      parts: (expected.parts ?? []).map((each) => part(each, fileName)),
    },
  }));
}
