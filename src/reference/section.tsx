// Draws one titled part of an API page.
import type { ComponentChildren } from "preact";
import { useDraw } from "../components/draw-context.js";

interface SectionProps {
  /** A wish: the id on the page is unique. */
  readonly id: string;
  readonly title: string;
  /** Drawn beside the title. */
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
