// Draws one titled part of an API page.
import type { ComponentChildren } from "preact";
import { useDraw } from "../components/draw-context.js";
import type { ExternalDocsView } from "../openapi/schema-views.js";
import { Choice, type ChoiceProps } from "./choice/choice.js";

interface SectionProps {
  /** The preferred id; it is made unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Drawn next to the title. */
  readonly aside?: ComponentChildren;
  /** What is chosen in the line of the title. */
  readonly choice?: ChoiceProps;
  readonly children?: ComponentChildren;
}

export function Section({ id: wish, title, aside, choice, children }: SectionProps) {
  const id = useDraw().uniqueId(wish);
  const head = (
    <>
      <h2 id={id} class="api-section-heading-title">
        {title}
      </h2>
      {aside}
    </>
  );
  return (
    <section class="api-section" aria-labelledby={id}>
      {choice ? <Choice {...choice} head={head} /> : <div class="api-section-head api-section-heading">{head}</div>}
      {children}
    </section>
  );
}

export function ExternalDocs({ docs }: { docs: ExternalDocsView | null }) {
  const { link } = useDraw();
  if (!docs) return null;
  return (
    <p class="api-note">
      <a href={link(docs.url)}>{docs.label}</a>
    </p>
  );
}

/** A line of a list of facts: nothing where there is no value. */
export function Fact({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <li>
      <span class="field-fact-name">{name}</span>
      {values.flatMap((value) => [" ", <code>{value}</code>])}
    </li>
  );
}
