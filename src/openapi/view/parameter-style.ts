// Spells how a list or an object is sent in a parameter.
import type { ParameterView } from "../views.js";

/** The spelling, as in `filter[key]=value`; null where the name and one value say it. */
export function parameterStyle({ name, in: place, style, explode, mediaType, schema }: ParameterView): string | null {
  if (mediaType !== null) return mediaType;
  const isList = schema.types.includes("array");
  const isMap = schema.types.includes("object");
  if (!isList && !isMap) return style === "matrix" || style === "label" ? style : null;
  if (style === "deepObject") return isList ? `${name}[]=a&${name}[]=b` : `${name}[key]=value`;
  if (style === "form" && place === "query" && isList) return explode ? `${name}=a&${name}=b` : `${name}=a,b`;
  if (style === "form" && place === "query") return explode ? "key=value&key=value" : `${name}=key,value`;
  if (style === "spaceDelimited") return `${name}=a%20b`;
  if (style === "pipeDelimited") return `${name}=a|b`;
  if (style === "matrix") return explode && isList ? `;${name}=a;${name}=b` : `;${name}=a,b`;
  if (style === "label") return explode ? ".a.b" : ".a,b";
  return isMap ? (explode ? "key=value,key=value" : "key,value") : "a,b";
}
