// Lets a reader enlarge a picture within its frame and move it about. Runs in the browser.

const STEP = 1.3;
const LEAST = 1;
const MOST = 8;

/** The three things the buttons ask for. */
export interface PanAndZoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
}

interface Watching {
  /** Learns whether the picture is larger than its frame. */
  readonly onChange: (isZoomed: boolean) => void;
  readonly signal: AbortSignal;
}

export function panAndZoom(frame: HTMLElement, picture: SVGElement, { onChange, signal }: Watching): PanAndZoom {
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
  frame.addEventListener("wheel", zoomOnWheel(frame, zoom), { signal, passive: false });
  frame.addEventListener("pointerdown", (event) => scale > 1 && frame.setPointerCapture(event.pointerId), { signal });
  frame.addEventListener("pointermove", onMove, { signal });

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
