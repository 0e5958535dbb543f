// Describes the props of fields.
import { anything, describe, flag, node, required, text } from "../describe.js";
import type { FieldProps, ParamFieldProps } from "./field.js";

const fieldProps = {
  type: node,
  default: anything,
  required: flag,
  optional: flag,
  deprecated: flag,
  hidden: flag,
  pre: anything,
  post: anything,
};

export const paramFieldDescription = describe<ParamFieldProps>({
  ...fieldProps,
  path: {
    ...required(anything, "query", "body", "header", "cookie", "name"),
    missing: '"path", "query", "header" or "body"',
  },
  query: anything,
  body: anything,
  header: anything,
  cookie: anything,
  name: text,
  placeholder: text,
  initialValue: anything,
});

export const responseFieldDescription = describe<FieldProps>({
  ...fieldProps,
  // A response may be one value without a name.
  name: required(text, "type"),
});
