// Writes a description as a Postman collection (v2.1): a folder for each heading, a request for each operation.
import type { Description } from "./description.js";
import {
  entriesAt,
  isArray,
  isObject,
  isTrue,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  textAt,
} from "./json.js";
import { operationTitle } from "./operation-title.js";
import { isHiddenOperation, listOperations, type PathOperation } from "./operations.js";
import { pageGroups } from "./pages/page-groups.js";
import { below } from "./pointer.js";
import { bodyKind } from "./request/serialize-body.js";
import { createResolver, type Resolver } from "./resolve.js";
import { sampleValue } from "./samples/sample-schema.js";

const FORMAT = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The collection. Bodies are those of samples; what need not be sent is there, but switched off. */
export function postmanCollection({ document, title }: Description) {
  const resolver = createResolver(document);
  const context: Context = { document, resolver, samples: new Map() };
  const operations = listOperations(document, resolver).filter((each) => !isHiddenOperation(each));
  const groups = pageGroups(document, operations);
  const root: Folder = { name: title === "" ? "API" : title, item: [] };
  for (const operation of operations) {
    if (operation.kind !== "endpoint") continue;
    const request = requestOf(operation, context);
    folderAt(groups.of(operation), root).push({ name: operationTitle(operation), request });
  }
  const info = { name: root.name, description: textAt(member(document, "info"), "description") ?? "", schema: FORMAT };
  const baseUrl = textAt(listAt(document, "servers")[0], "url") ?? "";
  return {
    info,
    item: root.item,
    auth: authOf(document, context) ?? { type: "noauth" },
    variable: [{ key: "baseUrl", value: baseUrl.replace(/\/$/, "").replace(/\{([^{}]+)\}/g, "{{$1}}") }],
  };
}

interface Context {
  readonly document: JsonObject;
  readonly resolver: Resolver;
  /** Of schemas, by pointer: many operations send the same. */
  readonly samples: Map<string, Json>;
}

interface Request {
  readonly name: string;
  readonly request: JsonObject;
}

interface Folder {
  readonly name: string;
  readonly item: (Folder | Request)[];
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

function requestOf(operation: PathOperation, context: Context): JsonObject {
  const { method, value, item, name } = operation;
  const own = [...listAt(item, "parameters"), ...listAt(value, "parameters")];
  const opened = own.flatMap((each) => context.resolver.open(each, "")?.value ?? []);
  const parameters = [
    ...new Map(opened.map((each) => [`${textAt(each, "in")} ${textAt(each, "name")}`, each])).values(),
  ];
  const at = (place: string) =>
    parameters.filter((each) => textAt(each, "in") === place).map((each) => parameterField(each));
  const path = name
    .replace(/[?#].*$/s, "")
    .replace(/(?<=\/)\{([^{}/]+)\}(?=\/|$)/g, ":$1")
    .replace(/\{([^{}]+)\}/g, "{{$1}}");
  const body = bodyOf(operation, context);
  const auth = member(value, "security") === undefined ? null : (authOf(value, context) ?? { type: "noauth" });
  return {
    method,
    description: textAt(value, "description") ?? "",
    ...(auth && { auth }),
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

function parameterField(parameter: Json) {
  const schema = member(parameter, "schema");
  const example = member(parameter, "example") ?? member(schema, "example") ?? member(schema, "default") ?? "";
  return {
    key: textAt(parameter, "name") ?? "",
    value: isArray(example) ? example.map(textOf).join(",") : textOf(example),
    description: textAt(parameter, "description") ?? "",
    disabled: !isTrue(parameter, "required"),
  };
}

function bodyOf({ value, pointer }: PathOperation, context: Context): { type: string; content: JsonObject } | null {
  const { resolver } = context;
  const body = resolver.open(member(value, "requestBody"), below(pointer, "requestBody"));
  const [type, media] = entriesAt(body?.value, "content")[0] ?? [];
  if (!body || type === undefined) return null;
  const [named] = entriesAt(media, "examples");
  const example = member(media, "example") ?? member(resolver.open(named?.[1], "")?.value, "value");
  const schema = resolver.follow(member(media, "schema"), below(body.pointer, "content", type, "schema"));
  const sample = example ?? (schema && sampleOf(schema.pointer, context));
  const kind = bodyKind(type);
  if (kind === "multipart" || kind === "urlencoded") {
    const properties = member(schema?.value, "properties");
    const fields = Object.entries(isObject(sample) ? sample : {}).map(([key, each]) => {
      const isFile = textAt(resolver.follow(member(properties, key), "")?.value, "format") === "binary";
      return isFile ? { key, type: "file" } : { key, value: textOf(each), type: "text" };
    });
    return {
      type,
      content: kind === "multipart" ? { mode: "formdata", formdata: fields } : { mode: kind, urlencoded: fields },
    };
  }
  const raw = kind === "json" ? JSON.stringify(sample, null, 2) : textOf(sample);
  return { type, content: kind === "binary" ? { mode: "file" } : { mode: "raw", raw } };
}

function sampleOf(pointer: string, { resolver, samples }: Context): Json {
  const aim = { resolver, direction: "request", optional: "exemplified", branch: 0 } as const;
  const known = samples.get(pointer) ?? sampleValue(pointer, aim);
  samples.set(pointer, known);
  return known;
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The first scheme that an operation or the document asks for, with a variable for the secret. */
function authOf(holder: JsonObject, { document, resolver }: Context): JsonObject | null {
  const [key] = Object.keys(listAt(holder, "security")[0] ?? {});
  const schemes = objectAt(objectAt(document, "components") ?? undefined, "securitySchemes");
  const scheme = key === undefined ? null : resolver.open(member(schemes ?? undefined, key), "")?.value;
  const fields = (type: string, values: Record<string, string>) => ({
    type,
    [type]: Object.entries(values).map(([name, value]) => ({ key: name, value, type: "string" })),
  });
  if (!scheme) return null;
  const place = textAt(scheme, "in") ?? "header";
  if (textAt(scheme, "type") === "apiKey")
    return fields("apikey", { key: textAt(scheme, "name") ?? "", value: "{{apiKey}}", in: place });
  const isBasic = /^basic$/i.test(textAt(scheme, "scheme") ?? "");
  return isBasic
    ? fields("basic", { username: "{{username}}", password: "{{password}}" })
    : fields("bearer", { token: "{{token}}" });
}
