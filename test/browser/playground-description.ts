// A description with every kind of parameter, credential, body and answer that the playground must master.
import { parse } from "yaml";
import type { Description } from "../../src/openapi/description.js";

const text = (origin: string) => `
openapi: 3.1.0
info: { title: Workshop, version: '1' }
servers:
  - { url: '${origin}' }
paths:
  /styles/{plain}/{label}/{matrix}:
    get:
      summary: Every style
      parameters:
        - { name: plain, in: path, required: true, schema: { type: string } }
        - { name: label, in: path, required: true, style: label, explode: true, schema: { type: array, items: { type: string } } }
        - { name: matrix, in: path, required: true, style: matrix, schema: { type: integer } }
        - { name: many, in: query, schema: { type: array, items: { type: string } } }
        - { name: joined, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: spaced, in: query, style: spaceDelimited, explode: false, schema: { type: array, items: { type: string } } }
        - { name: piped, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }
        - { name: deep, in: query, style: deepObject, explode: true, schema: { type: object, properties: { low: { type: integer }, high: { type: integer } } } }
        - { name: flag, in: query, schema: { type: boolean } }
        - { name: order, in: query, schema: { type: string, enum: [up, down] } }
        - { name: filter, in: query, content: { application/json: { schema: { type: object } } } }
        - { name: X-Trace, in: header, schema: { type: string, examples: ['0042'] } }
      responses: { '200': { description: OK } }
  /secure:
    get:
      summary: Every credential
      security: [{ bearer: [] }, { basic: [] }, { header: [] }, { query: [] }, { cookie: [] }, { oauth: [read] }, { header: [], query: [] }]
      responses: { '200': { description: OK } }
  /things:
    post:
      summary: A nested body
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string }
                count: { type: integer }
                address: { type: object, properties: { city: { type: string } } }
                tags: { type: array, items: { type: string } }
                payment:
                  oneOf:
                    - { title: Card, type: object, required: [number], properties: { number: { type: string } } }
                    - { title: Cash, type: object, required: [currency], properties: { currency: { type: string } } }
                labels: { type: object, additionalProperties: { type: string } }
      responses: { '200': { description: OK } }
  /written:
    post:
      summary: Samples of the author's own
      x-oaiMeta:
        examples:
          - { title: Plain, request: { curl: "curl -X POST /written -d '{\\"name\\": \\"plain\\"}'" } }
          - { title: Spoken, request: { curl: "curl -X POST /written -d '{\\"name\\": \\"spoken\\"}'" } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string } } }
      responses: { '200': { description: OK } }
  /upload:
    post:
      summary: A form with a file
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                photo: { type: string, contentMediaType: image/png }
                note: { type: string }
                meta: { type: object, properties: { width: { type: integer } } }
            encoding: { meta: { contentType: application/json } }
      responses: { '200': { description: OK } }
  /forms:
    post:
      summary: An urlencoded form
      requestBody:
        required: true
        content: { application/x-www-form-urlencoded: { schema: { type: object, required: [q], properties: { q: { type: string }, tags: { type: array, items: { type: string } } } } } }
      responses: { '200': { description: OK } }
  /checked:
    post:
      summary: Limits and examples
      parameters:
        - { name: reserved, in: query, allowReserved: true, schema: { type: string } }
        - name: page
          in: query
          schema: { type: integer, minimum: 1 }
          examples: { first: { summary: The first one, value: 1 }, far: { value: 40 } }
        - { name: ids, in: query, schema: { type: array, items: { type: integer }, examples: [[1, 2], [3]] } }
        - { name: X-Secret-Token, in: header, schema: { type: string } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [code]
              properties:
                code: { type: string, pattern: '^[a-z]+$' }
                note: { type: [string, 'null'] }
                mixed: { type: array, items: { oneOf: [{ type: string }, { type: object, properties: { name: { type: string } } }] } }
                password: { type: string }
            examples:
              First: { value: { code: one } }
              Second: { value: { code: two, note: hello } }
      responses: { '200': { description: OK } }
  /ways:
    post:
      summary: Ways to pay
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [way, steps]
              properties:
                way:
                  oneOf:
                    - { title: Card, type: object, required: [number], properties: { number: { type: string } } }
                    - { title: Cash, type: object, required: [currency], properties: { currency: { type: string, minLength: 3 } } }
                steps: { type: array, minItems: 2, items: { type: number, multipleOf: 0.1 } }
                address: { type: [object, 'null'], properties: { city: { type: string } } }
                note: { type: [string, 'null'] }
                size: { enum: [s, null] }
                pin: { type: string, format: password }
                guard: { type: object, properties: { phrase: { type: string, format: password } } }
      responses: { '200': { description: OK } }
  /raw:
    put:
      summary: A file
      requestBody: { required: true, content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses: { '200': { description: OK } }
  /events: { get: { summary: Events, responses: { '200': { description: OK } } } }
  /lines: { get: { summary: Lines, responses: { '200': { description: OK } } } }
  /flood: { get: { summary: Flood, responses: { '200': { description: OK } } } }
  /image: { get: { summary: Image, responses: { '200': { description: OK } } } }
  /file: { get: { summary: File, responses: { '200': { description: OK } } } }
  /broken: { get: { summary: Broken, responses: { '200': { description: OK } } } }
  /silent: { get: { summary: Silent, responses: { '200': { description: OK } } } }
  /rows: { get: { summary: Rows, responses: { '200': { description: OK } } } }
  /fault: { get: { summary: Fault, responses: { '200': { description: OK } } } }
  /closed: { get: { summary: Closed, responses: { '200': { description: OK } } } }
  /away:
    get:
      summary: Two servers
      servers:
        - { url: '${origin}/first' }
        - url: '${origin}/{region}/{version}'
          description: By region
          variables: { region: { default: eu, enum: [eu, us] }, version: { default: v1 } }
      responses: { '200': { description: OK } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    header: { type: apiKey, in: header, name: X-Key }
    query: { type: apiKey, in: query, name: key }
    cookie: { type: apiKey, in: cookie, name: sid }
    oauth:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { read: Read } } }
`;

export function playgroundDescription(origin: string): Description {
  const document = parse(text(origin));
  const file = "workshop.yaml";
  return {
    id: file,
    kind: "openapi",
    source: { kind: "file", file },
    format: "yaml",
    version: "3.1",
    title: "Workshop",
    document,
    exactNumbers: {},
    hash: "",
  };
}
