// Draws one titled part of an API page.
import type { ComponentChildren } from "preact";
import { useDraw } from "../components/draw-context.js";

interface SectionProps {
  /** The preferred id; it is made unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Drawn next to the title. */
  readonly aside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Section({ id: wish, title, aside, children }: SectionProps) {
  const id = useDraw().uniqueId(wish);
  return (
    <section class="api-section" aria-labelledby={id}>
      <div class="api-section-head">
        <h2 id={id} class="api-section-heading-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
