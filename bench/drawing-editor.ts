// The editor of PDF drawings with 500 drawings on one page and on 300 pages: the time to show them, and the cost of a
// pointer movement while 50 of them are dragged with guides. A movement must complete within a frame at 60 per second.
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { signIn } from '../tests/browser/api.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import { createDrawingTemplate, givenForm } from '../tests/browser/pdf-drawing/given-drawings.ts';
import { type BenchResult, median } from './bench-result.ts';

const drawingCount = 500;
const selectedCount = 50;
const movements = 240;
const frameMs = 1000 / 60;

/** Columns of ten, of which the first five are selected. */
function drawingsOn(pageOf: (index: number) => number) {
  return Array.from({ length: drawingCount }, (_, index) => ({
    page: pageOf(index),
    x: 20 + (index % 10) * 55,
    y: 20 + (Math.floor(index / 10) % 50) * 16,
    width: 45,
    height: 12,
    liquidSource: `Text ${index}`,
  }));
}

interface Dragged {
  /** From the event to its effect, for each movement. */
  readonly handlingMs: readonly number[];
  /** Time between frames. */
  readonly framesMs: readonly number[];
}

/** Pointer events as sent by the browser, one per frame, each measured. */
async function drag(page: Page): Promise<Dragged> {
  return page.evaluate(
    async ({ count, selected }) => {
      const box = document.querySelector('[data-drawing][aria-pressed="true"]');
      if (!box) throw new Error('Nothing is selected.');
      if (document.querySelectorAll('[data-drawing][aria-pressed="true"]').length !== selected) {
        throw new Error('Another number of drawings is selected.');
      }
      const { left, top } = box.getBoundingClientRect();
      const send = (target: EventTarget, type: string, step: number) => {
        const place = { clientX: left + 5 + step * 0.4, clientY: top + 5 + step * 0.3 };
        target.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true, cancelable: true, button: 0 }));
      };
      const nextFrame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      send(box, 'pointerdown', 0);
      const handlingMs: number[] = [];
      const framesMs: number[] = [];
      let last = await nextFrame();
      for (let step = 1; step <= count; step += 1) {
        const startedAt = performance.now();
        send(window, 'pointermove', step);
        handlingMs.push(performance.now() - startedAt);
        const now = await nextFrame();
        framesMs.push(now - last);
        last = now;
      }
      send(window, 'pointerup', count);
      return { handlingMs, framesMs };
    },
    { count: movements, selected: selectedCount },
  );
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

async function timeToShow(page: Page, path: string): Promise<number> {
  const startedAt = Date.now();
  await page.goto(path);
  await page.locator('[data-drawing]').first().waitFor();
  await page.locator('[data-page="1"] canvas').waitFor();
  return Date.now() - startedAt;
}

export async function benchDrawingEditor(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const tokens = await signIn(server.url, 'test_dev');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await enterSession(page, 'test_dev', tokens);
    const texts = Array.from({ length: 300 }, (_, index) => `Page ${index + 1}`);
    const fileKey = await givenForm(server.url, tokens, texts);
    const spread = await createDrawingTemplate(server.url, tokens, {
      fileKey,
      drawings: drawingsOn((index) => 1 + (index % 300)),
    });
    const dense = await createDrawingTemplate(server.url, tokens, { fileKey, drawings: drawingsOn(() => 1) });
    const path = (id: string) => `${server.url}/templates/pdf-drawing/${id}`;
    // A run without measuring loads the lazy parts of the studio.
    await timeToShow(page, path(spread));
    const spreadMs = await timeToShow(page, path(spread));
    const denseMs = await timeToShow(page, path(dense));
    const pagesAlive = await page.locator('[data-page]').count();
    // The first five rows.
    const overlay = await page.getByRole('group', { name: 'Drawings on page 1', exact: true }).boundingBox();
    if (!overlay) throw new Error('The page is not on the screen.');
    await page.mouse.move(overlay.x + 5, overlay.y + 5);
    await page.mouse.down();
    await page.mouse.move(overlay.x + 300, overlay.y + 50);
    await page.mouse.move(overlay.x + 580, overlay.y + 98);
    await page.mouse.up();
    const { handlingMs, framesMs } = await drag(page);
    const handled = percentile(handlingMs, 0.95);
    const [frame, slowFrame] = [median(framesMs), percentile(framesMs, 0.95)];
    console.log(
      `${drawingCount} drawings: shown on 300 pages in ${spreadMs} ms, on one page in ${denseMs} ms, ${pagesAlive} pages drawn; ` +
        `drag of ${selectedCount}: handled p50 ${median(handlingMs).toFixed(2)}, p95 ${handled.toFixed(2)} ms; frames p50 ${frame.toFixed(1)}, p95 ${slowFrame.toFixed(1)} ms`,
    );
    return [
      {
        name: `drawing editor, drag of ${selectedCount} of ${drawingCount}: frame, p50 / 60 a second`,
        ratio: frame / frameMs,
        atMost: 1.05,
      },
      {
        name: `drawing editor, drag of ${selectedCount} of ${drawingCount}: handling, p95 / a frame`,
        ratio: handled / frameMs,
        atMost: 0.5,
      },
      { name: 'drawing editor', figures: { spreadMs, denseMs, pagesAlive, slowFrameMs: slowFrame } },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
