// Draws the method of a request in its colour.

export function MethodPill({ method }: { method: string }) {
  return (
    <span class="method-pill" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}
