// Describes the props of tabs.
import { describe, flag, named, node, number, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { TabProps, TabsProps } from "./tabs.js";

export const tabsDescription = describe<TabsProps>({
  defaultTabIndex: number(),
  sync: flag,
  borderBottom: flag,
  ariaLabel: text,
});

export const tabDescription = describe<Omit<TabProps, "label">>({
  ...iconProps,
  title: named(required(node), "label"),
});
