// Removes pictures, videos and audio from Markdown.
import { LINK_TARGET } from "../../shared/markdown/link.js";

const PICTURE = new RegExp(String.raw`!\[[^\]]*\]\((?:${LINK_TARGET}[^)]*)?\)`, "g");
/** A page's Markdown has only the address of these. */
const RECORDING = /\[([^\][\s]{1,300}\.(?:mp4|webm|mov|m4v|ogv|mp3|wav|ogg|m4a))\]\(\1\)/gi;

export function withoutPictures(markdown: string): string {
  return markdown.replace(PICTURE, "").replace(RECORDING, "");
}
