// Keeps a page's last requests in the browser, without credentials, and restores them.

import { forget, keep, recall } from "../../../components/browser-memory.js";
import { parsedJson } from "../../../openapi/json.js";
import { isFileValue } from "../../../openapi/request/request.js";
import { serializeRequest } from "../../../openapi/request/serialize.js";
import { element, linkButton, refill } from "../element.js";
import { focusFirst } from "../form/group-buttons.js";
import { isRecord } from "../form/slot.js";
import type { PlaygroundData, PlaygroundField } from "../playground-data.js";
import { type BodyState, type PlaygroundState, requestOf } from "../playground-state.js";
import type { Session } from "../session.js";

/** A request as it is kept. */
interface KeptRequest {
  readonly at: number;
  /** Of the answer; missing if there was none. */
  readonly status?: number;
  readonly values: readonly unknown[];
  readonly body: number;
  readonly bodies: PlaygroundState["bodies"];
}

const MOST = 10;

/** Names whose values are nobody else's business. */
const SECRET =
  /pass(word|wd|phrase|code)|secret|token|(api|access|auth|private|sign(ing|ature)?)[-_ ]?key|authori[sz]ation|credential|cookie|session|jwt|bearer|signature|\b(pin|otp|cvc|cvv)\b|(^|[-_ ])auth($|[-_ ])/i;

/** Keeps what the form holds now. Returns what keeps the status of its answer. */
export function keepRequest({ data, state }: Session): (status: number) => void {
  const { values, body, bodies } = state;
  const isSecret = secretNames(data);
  const kept: KeptRequest = {
    at: Date.now(),
    values: values.map((value, index) => {
      const parameter = data.parameters[index];
      return !parameter || isSecret(parameter.name) ? null : (withoutSecrets(value, isSecret) ?? null);
    }),
    body,
    bodies: bodies.map(({ value, text }) => ({
      value: withoutSecrets(value, isSecret),
      text: text && plainText(text, isSecret),
    })),
  };
  const others = readKept(data).filter((each) => !sameRequest(each, kept));
  const all = [kept, ...others].slice(0, MOST);
  write(data, all);
  return (status) =>
    write(
      data,
      readKept(data).map((each) => (each.at === kept.at ? { ...each, status } : each)),
    );
}

type IsSecret = (name: string) => boolean;

/** What is named like a secret, holds one by its format, or carries the key of a scheme. */
function secretNames({ security, parameters, bodies }: PlaygroundData): IsSecret {
  const names = new Set<string>();
  for (const { schemes } of security.choices)
    for (const { shape } of schemes) if (shape.kind === "apiKey") names.add(shape.name);
  const collect = (name: string, field: PlaygroundField): void => {
    if (field.format === "password") names.add(name);
    for (const row of field.rows ?? []) collect(row.name, row.field);
    if (field.items) collect(name, field.items);
    for (const variant of field.variants ?? []) collect(name, variant.field);
  };
  for (const { name, field } of parameters) collect(name, field);
  for (const { field } of bodies) if (field) collect("", field);
  return (name) => names.has(name) || SECRET.test(name);
}

/** The section of kept requests, or null where there are none. */
function historySection(session: Session, redraw: () => void): HTMLElement | null {
  const { data, word, changed } = session;
  const kept = readKept(data);
  if (kept.length === 0) return null;
  const clear = linkButton(word("clear"), () => {
    write(data, []);
    focusFirst(section.parentElement?.nextElementSibling);
    section.remove();
  });
  const entries = kept.map((each) => {
    const take = () => {
      takeRequest(each, session);
      redraw();
      changed();
    };
    return element("li", {}, entry(each, session, take));
  });
  const section = element(
    "details",
    { class: "play-section play-history" },
    element("summary", {}, `${word("recentRequests")} (${kept.length})`),
    element("ul", {}, ...entries),
    clear,
  );
  return section;
}

function entry(each: KeptRequest, { data, state }: Session, onTake: () => void): HTMLElement {
  const status = String(each.status ?? "");
  const button = linkButton("", onTake);
  button.append(
    element("span", { class: "method-pill", "data-method": data.method.toLowerCase() }, data.method),
    element("code", {}, pathOf(each, { data, state })),
    element("span", { class: "status-label", "data-status": status.charAt(0) }, status),
    age(each.at),
  );
  return button;
}

/** Puts what was kept into the form. */
function takeRequest({ values, body, bodies }: KeptRequest, { data, state }: Session): void {
  const isSecret = secretNames(data);
  state.values = values.map((value, index) => {
    const current = state.values[index];
    return isSecret(data.parameters[index]?.name ?? "") ? current : withOmitted(value ?? undefined, current, isSecret);
  });
  if (bodies.length !== state.bodies.length) return;
  state.body = body;
  state.bodies = bodies.map((kept, index) => takenBody(kept, state.bodies[index], isSecret));
}

/** Shows the kept requests in a place of their own: browsers style all that is beside what comes or goes. */
export function renewHistory(place: HTMLElement, session: Session, redraw: () => void): void {
  const old = place.querySelector("details");
  const isHere = place.contains(document.activeElement);
  const section = historySection(session, redraw);
  section?.toggleAttribute("open", old?.open ?? false);
  refill(place, section);
  if (isHere) section?.querySelector("summary")?.focus();
}

/** What the request asked for, without its server and credentials. */
function pathOf({ values, body, bodies }: KeptRequest, { data, state }: Pick<Session, "data" | "state">): string {
  const given = values.map((value) => value ?? undefined);
  const open = { ...state, values: given, body, bodies: [...bodies], secrets: {}, header: { name: "", value: "" } };
  return serializeRequest({ ...requestOf(data, open, "send"), server: "" }).url;
}

/** Units of time with the seconds that each has. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

function age(at: number): HTMLElement {
  const language = document.documentElement.lang || undefined;
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const [unit, size] = UNITS.find((each) => seconds >= each[1]) ?? ["second", 1];
  const said = new Intl.RelativeTimeFormat(language, { style: "short", numeric: "auto" });
  const title = new Date(at).toLocaleString(language);
  return element("time", { title }, said.format(-Math.floor(seconds / size), unit));
}

/** Files and whatever is named like a secret are left out. */
function withoutSecrets(value: unknown, isSecret: IsSecret): unknown {
  const text = JSON.stringify(value, (key, each) => (isFile(each) || isSecret(key) ? undefined : each));
  return text === undefined ? undefined : JSON.parse(text);
}

/** One file, or several. */
function isFile(value: unknown): boolean {
  return isFileValue(value) || (Array.isArray(value) && value.some(isFileValue));
}

/** A kept value with what was left out of it as it stands in the form: taking a request again empties no secret. */
function withOmitted(kept: unknown, current: unknown, isSecret: IsSecret): unknown {
  if (isFile(current) && kept === undefined) return current;
  if (Array.isArray(kept) && Array.isArray(current))
    return kept.map((each, index) => withOmitted(each, current[index], isSecret));
  if (!isRecord(kept) || !isRecord(current)) return kept;
  const omitted = Object.entries(current).filter(
    ([name, value]) => !Object.hasOwn(kept, name) && (isSecret(name) || isFile(value)),
  );
  const own = Object.entries(kept).map(([name, value]) => [
    name,
    withOmitted(value, Object.hasOwn(current, name) ? current[name] : undefined, isSecret),
  ]);
  return Object.fromEntries([...own, ...omitted]);
}

function takenBody(kept: BodyState, current: BodyState | undefined, isSecret: IsSecret): BodyState {
  if (!current) return kept;
  if (kept.text === null) return { value: withOmitted(kept.value, heldBy(current), isSecret), text: null };
  if (kept.text === "" && current.text !== null && isSecret(current.text)) return current;
  const value = parsedJson(kept.text);
  const whole = isRecord(value) ? JSON.stringify(withOmitted(value, heldBy(current), isSecret), null, 2) : kept.text;
  return { value: kept.value, text: whole };
}

function heldBy({ value, text }: BodyState): unknown {
  return text === null ? value : parsedJson(text);
}

/** Text in which secrets cannot be told is not kept. */
function plainText(text: string, isSecret: IsSecret): string {
  const value = parsedJson(text);
  if (value === undefined) return isSecret(text) ? "" : text;
  return JSON.stringify(withoutSecrets(value, isSecret), null, 2);
}

function sameRequest(a: KeptRequest, b: KeptRequest): boolean {
  return JSON.stringify([a.values, a.body, a.bodies]) === JSON.stringify([b.values, b.body, b.bodies]);
}

function keyOf({ method, path, servers }: PlaygroundData): string {
  return `docs-requests:${method} ${servers[0]?.url ?? ""}${path}`;
}

function readKept(data: PlaygroundData): KeptRequest[] {
  const kept = parsedJson(recall(keyOf(data)) ?? "[]");
  return Array.isArray(kept) ? kept.filter((each) => each?.values?.length === data.parameters.length) : [];
}

function write(data: PlaygroundData, kept: readonly KeptRequest[]): void {
  if (kept.length === 0) forget(keyOf(data));
  else keep(keyOf(data), JSON.stringify(kept));
}
