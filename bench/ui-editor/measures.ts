// Measurements that are the same in every editor.
import type { CDPSession, Frame, Page } from '@playwright/test';
import type { Point } from './peer.ts';

export interface Measured {
  readonly openMs: number;
  readonly editDomMs: readonly number[];
  readonly editPaintedMs: readonly number[];
  readonly undoMs: readonly number[];
  readonly framesPerSecond: number;
}

const moves = 90;

/** Waits until all work of an earlier change has finished. */
export async function idle(page: Page): Promise<void> {
  const rest = 'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))';
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(rest);
}

/** Drags over the canvas for about two seconds. @returns the frames a second of the page meanwhile */
export async function dragFrames(page: Page, from: Point, isDragging: () => Promise<boolean>): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.evaluate(`window.drawnAt = []; window.drawing = true;
    (function draw(at) { drawnAt.push(at); if (drawing) requestAnimationFrame(draw); })(performance.now())`);
  let wasDragging = false;
  for (let at = 1; at <= moves; at += 1) {
    await page.mouse.move(from.x + 20 * Math.sin(at / 6), from.y + 60 * Math.sin(at / 12));
    await page.evaluate('new Promise(requestAnimationFrame)');
    if (at % 30 === 0) wasDragging ||= await isDragging();
  }
  const times = await page.evaluate<number[]>('drawing = false, drawnAt');
  // Back to the start, so that nothing has changed.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  if (!wasDragging) throw new Error('Nothing was dragged.');
  return ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0));
}

/** The memory used by the scripts of a page and its frames. */
export async function heapMegabytes(page: Page): Promise<number> {
  const sessions = [await page.context().newCDPSession(page)];
  for (const frame of page.frames()) {
    const session = await sessionOf(frame);
    if (session) sessions.push(session);
  }
  let bytes = 0;
  for (const session of sessions) {
    await session.send('HeapProfiler.collectGarbage');
    bytes += (await session.send('Runtime.getHeapUsage')).usedSize;
    await session.detach();
  }
  return bytes / 1e6;
}

/** For a frame in a separate process, such as the sandboxed canvas; other frames belong to the page. */
async function sessionOf(frame: Frame): Promise<CDPSession | undefined> {
  return frame
    .page()
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
}
