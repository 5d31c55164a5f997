// The interface of a peer's page for the bench. Changes are API calls, excluding the key handling.

export interface Change {
  /** From the call to the change in the page of its canvas. */
  readonly domMs: number;
  /** From the call until that was painted. */
  readonly paintedMs: number;
}

export interface Peer {
  /** From the call until the first headline is painted in the canvas. */
  open(elementCount: number): Promise<number>;
  /** Duplicates the headline of the second card. */
  edit(): Promise<Change>;
  undo(): Promise<Change>;
  /** Duplicates this many elements one after another, waiting for each. */
  editMany(count: number): Promise<void>;
  /** Where the mouse grabs the headline of the second card. */
  handle(): Promise<Point>;
  isDragging(): boolean;
}

/** A position in pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** @returns once the frame that the call belongs to has been painted */
async function painted(view: Window): Promise<void> {
  return new Promise((resolve) => {
    view.requestAnimationFrame(() => {
      // A message is delivered after the frame of this callback has been painted.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve());
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}

/** @param canvas returns its document once it exists */
export async function untilShown(canvas: () => Document | undefined): Promise<void> {
  for (;;) {
    const shown = canvas();
    const view = shown?.querySelector('h2') ? shown.defaultView : undefined;
    if (view) return painted(view);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export async function timeChange(canvas: Document, change: () => void): Promise<Change> {
  const changed = new Promise<number>((resolve) => {
    new MutationObserver((records, observer) => {
      const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      if (!nodes.some((node) => node.textContent?.includes('Card 1'))) return;
      observer.disconnect();
      resolve(performance.now());
    }).observe(canvas.body, { childList: true, subtree: true });
  });
  const startedAt = performance.now();
  change();
  const domMs = (await changed) - startedAt;
  await painted(canvas.defaultView ?? window);
  return { domMs, paintedMs: performance.now() - startedAt };
}

export function centreOf(element: Element | null | undefined): Point {
  if (!element) throw new Error('There is nothing to drag.');
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export async function nextFrame(): Promise<void> {
  return painted(window);
}

declare global {
  interface Window {
    peer?: Peer;
  }
}
