// Draws videos and embedded pages with the attributes that authors leave out or spell as in HTML.
import type { ComponentChildren } from "preact";
import { withAddresses } from "../../shared/html/address-attributes.js";
import type { Component } from "../component.js";
import { address, describe, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { isOn } from "../props.js";
import { fileLink } from "../said.js";

interface MediaProps {
  readonly src?: string;
  readonly title?: string;
  readonly children?: ComponentChildren;
  readonly [attribute: string]: unknown;
}

/** A video that starts by itself is silent, stays in its place and goes on. */
export function Video({ children, autoPlay, autoplay, ...attributes }: MediaProps) {
  const starts = isOn(autoPlay) || isOn(autoplay);
  const silent = starts ? { autoplay: true, muted: true, loop: true, playsinline: true } : {};
  return (
    <video {...useAttributes("video", attributes)} {...silent}>
      {children}
    </video>
  );
}

export function Source(attributes: MediaProps) {
  return <source {...useAttributes("source", attributes)} />;
}

/** Loaded when it comes near; always has a title, because a frame without one is a riddle to screen readers. */
export function Frame({ children, title, ...attributes }: MediaProps) {
  return (
    <iframe loading="lazy" {...useAttributes("iframe", attributes)} title={title ?? hostOf(attributes.src)}>
      {children}
    </iframe>
  );
}

const SWITCHES = new Set("muted loop controls playsinline allowfullscreen".split(" "));

/** What an element is given: its addresses settled, none that is no text, switches on or off whatever their capitals and values. */
function useAttributes(element: string, { src, ...attributes }: Readonly<Record<string, unknown>>) {
  const { link } = useDraw();
  const settled = withAddresses(element, { ...attributes, ...(typeof src === "string" ? { src } : {}) }, link);
  return Object.fromEntries(
    Object.entries(settled).map(([name, value]) => {
      const lower = name.toLowerCase();
      return SWITCHES.has(lower) ? [lower, isOn(value)] : [name, value];
    }),
  );
}

function hostOf(src: unknown): string {
  const host = typeof src === "string" ? /^(?:https?:)?\/\/([^/?#]+)/i.exec(src)?.[1] : null;
  return host?.replace(/^www\./, "") ?? "Embedded page";
}

export const video: Component = {
  names: ["OptimizedVideo"],
  draw: Video,
  props: describe(
    {
      src: required(address("Path or URL of the video."), "children"),
      poster: address("Image to show before it plays."),
      title: text("Name of the video, for screen readers."),
    },
    true,
  ),
  children: "reads",
  isInline: true,
  said: ({ props }) => fileLink(props["src"], props["title"]),
};
