// Shortens an example of which a reader needs only a part.
import { isArray, isObject, type Json, type Maybe, member } from "../json.js";

/** What the body of a short sample may have. */
export const BRIEF = { lines: 9, characters: 400 };

/** Whether an example is short as it is. */
export function isBrief(value: Json): boolean {
  const { lines, characters } = sizeOf(value);
  return lines <= BRIEF.lines && characters <= BRIEF.characters;
}

/** What is needed, and of the rest as much as leaves it short. */
export function shortened(needed: Json, whole: Json): Json {
  const { lines, characters } = sizeOf(needed);
  return filled(needed, whole, { lines: BRIEF.lines - lines, characters: BRIEF.characters - characters });
}

/** What is left; falls. */
interface Room {
  lines: number;
  characters: number;
}

function filled(needed: Json, whole: Maybe, room: Room): Json {
  if (isArray(needed) && isArray(whole)) return needed.map((each, index) => filled(each, whole[index], room));
  if (!isObject(needed) || !isObject(whole)) return needed;
  const entries = Object.entries({ ...whole, ...needed }).map(([name]): [string, Json] | null => {
    const own = member(needed, name);
    const offered = member(whole, name);
    if (own !== undefined) return [name, filled(own, offered, room)];
    return offered !== undefined && takes(offered, room) ? [name, offered] : null;
  });
  return Object.fromEntries(entries.filter((each) => each !== null));
}

function takes(value: Json, room: Room): boolean {
  const { lines, characters } = sizeOf(value);
  if (lines > room.lines || characters > room.characters) return false;
  room.lines -= lines;
  room.characters -= characters;
  return true;
}

function sizeOf(value: Json): Room {
  const text = JSON.stringify(value, null, 2);
  return { lines: text.split("\n").length, characters: text.length };
}
