// Writes an expression of a page as a browser module with the page's imports and exports.
import type { Root } from "mdast";
import { type BrowserExpression, EXPRESSION_EXPORT, expressionId } from "../../islands/island-file.js";
import { codeIn, moduleBlocks } from "../parse/find-nodes.js";
import { readModuleCode } from "./module-code.js";

/** The code of the module; empty where the file has no such expression. */
export function expressionCode(tree: Root, file: string, { id, props }: BrowserExpression): string {
  const code = codeIn(tree).find((each) => expressionId(each) === id);
  if (code === undefined) return "";
  const blocks = moduleBlocks(tree).map(({ value }) => readModuleCode(value));
  const imports = blocks
    .flatMap((block) => block.imports)
    .flatMap(({ source, names }) => Array.from(names, ([local, name]) => writeImport(local, name, source)));
  const own = blocks.flatMap(({ exports }) => exports).filter((name) => name !== "default");
  const page = own.length > 0 ? [`import { ${own.join(", ")} } from ${JSON.stringify(`island-code:${file}`)};`] : [];
  const given = props.map((name) => `const ${name} = props.${name};`).join(" ");
  return [...imports, ...page, `export function ${EXPRESSION_EXPORT}(props) { ${given} return (${code}\n); }`].join(
    "\n",
  );
}

function writeImport(local: string, name: string, source: string): string {
  const from = JSON.stringify(source);
  return name === "*" ? `import * as ${local} from ${from};` : `import { ${name} as ${local} } from ${from};`;
}
