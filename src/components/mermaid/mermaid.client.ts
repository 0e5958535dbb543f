// Draws a diagram when it comes near, again when the mode changes, and gives large ones controls.
import { LiveElement, type Until } from "../live-element.js";

/** Diagrams up to this height need no controls. */
const SMALL = 120;
/** How far below the screen drawing begins. */
const NEAR = "600px";

class DocsMermaid extends LiveElement {
  private view: PanAndZoom | null = null;
  private drawing = 0;

  live(until: Until): void {
    this.addEventListener("click", (event) => this.onClick(event), until);
    const approach = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        approach.disconnect();
        void this.draw(until);
        this.followMode(until);
      },
      { rootMargin: NEAR },
    );
    approach.observe(this);
    until.signal.addEventListener("abort", () => approach.disconnect());
  }

  private get source(): HTMLElement | null {
    return this.querySelector(".mermaid-source");
  }

  private followMode(until: Until): void {
    const isDark = (): boolean => document.documentElement.classList.contains("dark");
    let drawnDark = isDark();
    const mode = new MutationObserver(() => {
      if (isDark() === drawnDark) return;
      drawnDark = isDark();
      void this.draw(until);
    });
    mode.observe(document.documentElement, { attributeFilter: ["class"] });
    until.signal.addEventListener("abort", () => mode.disconnect());
  }

  private async draw(until: Until): Promise<void> {
    const { source } = this;
    if (!source) return;
    this.drawing += 1;
    const turn = this.drawing;
    try {
      const { drawDiagram } = await import("./draw-diagram.js");
      const place = [...document.querySelectorAll("docs-mermaid")].indexOf(this);
      const svg = await drawDiagram(source.textContent ?? "", `diagram-${place}-${turn}`);
      if (turn === this.drawing && !until.signal.aborted) this.show(svg, until);
    } catch (error) {
      this.showFailure(error instanceof Error ? error.message : String(error));
    }
  }

  private show(svg: string, until: Until): void {
    const frame = this.querySelector<HTMLElement>(".mermaid-view") ?? document.createElement("div");
    frame.className = "mermaid-view";
    frame.dataset["componentName"] = "mermaid-container";
    frame.innerHTML = svg;
    if (!frame.isConnected) {
      frame.toggleAttribute("data-fitted", this.isInSight());
      this.source?.before(frame);
    }
    this.source?.setAttribute("hidden", "");
    this.querySelector(".mermaid-failed")?.remove();
    const picture = frame.querySelector("svg");
    if (!picture) return;
    picture.setAttribute("role", "img");
    if (!picture.querySelector("title")) picture.setAttribute("aria-label", this.dataset["label"] ?? "");
    const onChange = (isZoomed: boolean): void => void this.toggleAttribute("data-zoomed", isZoomed);
    this.view = panAndZoom(frame, picture, { onChange, until });
    const wanted = this.dataset["controls"];
    const controls = this.querySelector<HTMLElement>(".mermaid-controls");
    if (controls) controls.hidden = wanted === "auto" ? frame.offsetHeight <= SMALL : wanted === "false";
  }

  /** The source stays readable, with what is wrong above it. */
  private showFailure(message: string): void {
    this.querySelector(".mermaid-view, .mermaid-failed")?.remove();
    const note = document.createElement("p");
    note.className = "mermaid-failed";
    note.textContent = `${this.dataset["failed"]} ${message.split("\n")[0]}`;
    this.source?.removeAttribute("hidden");
    this.source?.before(note);
  }

  /** Whether a change of its height would move what a reader sees. */
  private isInSight(): boolean {
    const { top, bottom } = this.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  private onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action]") : null;
    if (button?.dataset["action"] === "in") this.view?.zoomIn();
    if (button?.dataset["action"] === "out") this.view?.zoomOut();
    if (button?.dataset["action"] === "reset") this.view?.reset();
  }
}

customElements.define("docs-mermaid", DocsMermaid);

const STEP = 1.3;
const LEAST = 1;
const MOST = 8;

/** The three things the buttons ask for. */
interface PanAndZoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
}

interface Watching {
  /** Learns whether the picture is larger than its frame. */
  readonly onChange: (isZoomed: boolean) => void;
  readonly until: Until;
}

function panAndZoom(frame: HTMLElement, picture: SVGElement, { onChange, until }: Watching): PanAndZoom {
  let scale = 1;
  let x = 0;
  let y = 0;

  const show = (): void => {
    const { clientWidth, clientHeight } = frame;
    x = Math.min(0, Math.max(x, clientWidth * (1 - scale)));
    y = Math.min(0, Math.max(y, clientHeight * (1 - scale)));
    picture.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    onChange(scale > 1);
  };
  /** Keeps the given point of the frame where it is. */
  const zoom = (factor: number, atX = frame.clientWidth / 2, atY = frame.clientHeight / 2): void => {
    const next = Math.min(MOST, Math.max(LEAST, scale * factor));
    x = atX - ((atX - x) * next) / scale;
    y = atY - ((atY - y) * next) / scale;
    scale = next;
    show();
  };

  const onMove = (event: PointerEvent): void => {
    if (scale === 1 || !frame.hasPointerCapture(event.pointerId)) return;
    x += event.movementX;
    y += event.movementY;
    show();
  };
  frame.addEventListener("wheel", zoomOnWheel(frame, zoom), { ...until, passive: false });
  frame.addEventListener("pointerdown", (event) => scale > 1 && frame.setPointerCapture(event.pointerId), until);
  frame.addEventListener("pointermove", onMove, until);

  return {
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => {
      scale = 1;
      show();
    },
  };
}

type Zoom = (factor: number, atX: number, atY: number) => void;

function zoomOnWheel(frame: HTMLElement, zoom: Zoom): (event: WheelEvent) => void {
  return (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event.clientX - box.left, event.clientY - box.top);
  };
}
