// Writes a description as a Postman collection (v2.1): a folder for each heading, a request for each operation.
import type { Description } from "./description.js";
import { entriesAt, isArray, isObject, isTrue, type Json, type JsonObject, listAt, member, textAt } from "./json.js";
import { operationTitle } from "./operation-title.js";
import { isHiddenOperation, type PathOperation } from "./operations.js";
import { pageGroups } from "./pages/page-groups.js";
import { parametersOf } from "./parameters.js";
import { below } from "./pointer.js";
import { shapeOf } from "./request/credentials.js";
import { bodyKind } from "./request/serialize-body.js";
import { sampleValue } from "./samples/sample-schema.js";
import { examplesOf } from "./view/examples.js";
import { isFile } from "./view/schema/schema-type.js";
import { securityView } from "./view/security-view.js";
import { BARE, createViewer, type Viewer } from "./view/viewer.js";

const FORMAT = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The collection. Bodies are those of samples; what need not be sent is there, but switched off. */
export function postmanCollection(description: Description) {
  const { document, title } = description;
  const viewer = createViewer(description, BARE);
  const operations = viewer.operations().filter((each) => !isHiddenOperation(each));
  const groups = pageGroups(document, operations);
  const root: Folder = { name: title === "" ? "API" : title, item: [] };
  for (const operation of operations) {
    if (operation.kind !== "endpoint") continue;
    const request = requestOf(operation, viewer);
    folderAt(groups.of(operation), root).push({ name: operationTitle(operation), request });
  }
  const baseUrl = textAt(listAt(document, "servers")[0], "url") ?? "";
  return {
    info: { name: root.name, description: textAt(document["info"], "description") ?? "", schema: FORMAT },
    item: root.item,
    auth: authOf(document, viewer),
    variable: [{ key: "baseUrl", value: withVariables(baseUrl.replace(/\/$/, "")) }],
  };
}

interface Folder {
  readonly name: string;
  readonly item: (Folder | { readonly name: string; readonly request: JsonObject })[];
}

function folderAt(labels: readonly string[], root: Folder): Folder["item"] {
  let at = root;
  for (const name of labels) {
    const known = at.item.find((each): each is Folder => "item" in each && each.name === name);
    const next = known ?? { name, item: [] };
    if (!known) at.item.push(next);
    at = next;
  }
  return at.item;
}

function requestOf(operation: PathOperation, viewer: Viewer): JsonObject {
  const { method, value, name } = operation;
  const parameters = parametersOf(operation, viewer.resolver);
  const at = (place: string) => parameters.filter((each) => each.place === place).map((each) => fieldOf(each.value));
  const path = withVariables(name.replace(/[?#].*$/s, "").replace(/(?<=\/)\{([^{}/]+)\}(?=\/|$)/g, ":$1"));
  const body = bodyOf(operation, viewer);
  return {
    method,
    description: textAt(value, "description") ?? "",
    ...(value["security"] !== undefined && { auth: authOf(value, viewer) }),
    header: [...(body ? [{ key: "Content-Type", value: body.type }] : []), ...at("header")],
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ["{{baseUrl}}"],
      path: path.split("/").slice(1),
      query: at("query"),
      variable: at("path").map(({ key, value: example }) => ({ key, value: example })),
    },
    ...(body && { body: body.content }),
  };
}

function withVariables(template: string): string {
  return template.replace(/\{([^{}]+)\}/g, "{{$1}}");
}

function fieldOf(parameter: JsonObject) {
  const { schema } = parameter;
  const example = parameter["example"] ?? member(schema, "example") ?? member(schema, "default") ?? "";
  return {
    key: textAt(parameter, "name") ?? "",
    value: isArray(example) ? example.map(textOf).join(",") : textOf(example),
    description: textAt(parameter, "description") ?? "",
    disabled: !isTrue(parameter, "required"),
  };
}

function bodyOf({ value, pointer }: PathOperation, viewer: Viewer) {
  const body = viewer.resolver.open(value["requestBody"], below(pointer, "requestBody"));
  const [type, media] = entriesAt(body?.value, "content")[0] ?? [];
  if (!body || type === undefined || !isObject(media)) return null;
  const schema = viewer.resolver.follow(media["schema"], below(body.pointer, "content", type, "schema"));
  const opened = viewer.open(schema?.value);
  const [example] = examplesOf(media, opened, viewer);
  const written = example?.value.kind === "json" ? example.value.value : undefined;
  const aim = { resolver: viewer.resolver, direction: "request", optional: "exemplified", branch: 0 } as const;
  const sample = written ?? sampleValue(schema?.pointer ?? "", aim);
  return {
    type,
    content: contentOf(type, sample, (name) => viewer.open(member(opened.keywords["properties"], name)).keywords),
  };
}

/** `keywords` are those of a field of a form. */
function contentOf(type: string, sample: Json, keywords: (name: string) => JsonObject): JsonObject {
  const kind = bodyKind(type);
  if (kind === "binary") return { mode: "file" };
  if (kind !== "multipart" && kind !== "form")
    return { mode: "raw", raw: kind === "json" ? JSON.stringify(sample, null, 2) : textOf(sample) };
  const fields = Object.entries(isObject(sample) ? sample : {}).map(([key, each]) =>
    isFile(keywords(key)) ? { key, type: "file" } : { key, value: textOf(each), type: "text" },
  );
  return kind === "multipart" ? { mode: "formdata", formdata: fields } : { mode: "urlencoded", urlencoded: fields };
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The first way in, with a variable for the secret. */
function authOf(holder: JsonObject, viewer: Viewer): JsonObject {
  const [scheme] = securityView(holder, viewer).choices[0]?.schemes ?? [];
  const fields = (type: string, values: Record<string, string>) => ({
    type,
    [type]: Object.entries(values).map(([name, value]) => ({ key: name, value, type: "string" })),
  });
  if (!scheme) return { type: "noauth" };
  const shape = shapeOf(scheme);
  if (shape.kind === "apiKey") return fields("apikey", { key: shape.name, value: "{{apiKey}}", in: shape.in });
  if (shape.kind === "basic") return fields("basic", { username: "{{username}}", password: "{{password}}" });
  return fields("bearer", { token: "{{token}}" });
}
