// The views of AsyncAPI channels. Types only; plain, cloneable data.
import type { Html } from "../model.js";
import type { SecurityView, ServerVariableView } from "./access-views.js";
import type { ExampleView, SchemaView } from "./schema-views.js";

export interface ChannelView {
  readonly kind: "channel";
  /** The key below `channels`. */
  readonly name: string;
  /** The channel's `address`, such as `rooms/{id}`; null where it is unknown before run time. */
  readonly address: string | null;
  readonly title: string;
  readonly description: Html | null;
  readonly servers: readonly ChannelServerView[];
  readonly security: SecurityView;
  readonly parameters: readonly ChannelParameterView[];
  readonly bindings: readonly BindingView[];
  readonly operations: readonly ChannelOperationView[];
}

export interface ChannelServerView {
  readonly protocol: string;
  readonly url: string;
  readonly description: Html | null;
  readonly variables: readonly ServerVariableView[];
}

export interface ChannelParameterView {
  readonly id: string;
  readonly name: string;
  readonly description: Html | null;
  readonly default: string | null;
  readonly values: readonly string[];
  readonly examples: readonly string[];
}

/** Protocol details: `ws` → query and header schemas, or plain settings. */
export interface BindingView {
  readonly protocol: string;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
  readonly schemas: readonly { readonly name: string; readonly schema: SchemaView }[];
}

export interface ChannelOperationView {
  readonly id: string;
  /** From the application's side, as in the document. */
  readonly action: "send" | "receive";
  readonly title: string;
  readonly description: Html | null;
  readonly bindings: readonly BindingView[];
  readonly messages: readonly MessageView[];
  readonly replies: readonly MessageView[];
}

export interface MessageView {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: Html | null;
  readonly contentType: string | null;
  readonly headers: SchemaView | null;
  readonly payload: SchemaView | null;
  readonly payloadPointer: string | null;
  readonly bindings: readonly BindingView[];
  readonly examples: readonly ExampleView[];
}
