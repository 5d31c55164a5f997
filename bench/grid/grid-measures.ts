// What is done with each grid: keys, a number typed quickly, a composition, and a paste, all as a user does them.
import type { Page } from '@playwright/test';
import { heapMegabytes } from '../ui-editor/measures.ts';
import { columnNames, type Opening } from './grid-page.ts';

export interface GridMeasured {
  readonly opening: Opening;
  readonly heapMb: number;
  /** From the key to its painted frame. */
  readonly arrowMs: readonly number[];
  readonly typedMs: readonly number[];
  readonly enterMs: readonly number[];
  /** Of the first entry on the page, for which some grids load an editor. */
  readonly keepsFirstDigits: boolean;
  readonly keepsDigits: boolean;
  readonly keepsComposition: boolean;
  /** Undefined if nothing was pasted. */
  readonly pasteMs: number | undefined;
}

const keyCount = 20;
export const pastedRows = 10_000;
const digits = '12345678901234567890';
const pasteTimeoutMs = 5000;

const pastedTexts = columnNames.map((_, column) =>
  column < 2 ? 'pasted' : column < 4 ? '77' : column === 4 ? '2028-02-29' : '77.25',
);

/** Records the time from each key to its painted frame. */
const watchKeys = `window.keyTimes = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
    channel.port2.postMessage(null);
  }), { capture: true })`;

/** The time from Ctrl+V to the frame with the last pasted cell. */
const watchPaste = (
  row: number,
  column: number,
  text: string,
): string => `void (window.pastedMs = new Promise((resolve) => {
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'v') return;
    const look = () => {
      if (performance.now() - timeStamp > ${pasteTimeoutMs}) return resolve(undefined);
      if (gridPage.textAt(${row}, ${column}) !== ${JSON.stringify(text)}) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, { capture: true });
}))`;

async function select(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`gridPage.pointOf(${row}, ${column})`);
  await page.mouse.click(x, y);
  await page.waitForTimeout(300);
}

async function textAt(page: Page, row: number, column: number): Promise<string> {
  await page.waitForTimeout(300);
  return page.evaluate<string>(`gridPage.textAt(${row}, ${column})`);
}

/** One after another, at different times of a frame. @returns the time of each */
async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const [index, key] of keys.entries()) {
    await page.evaluate('keyTimes.length = 0');
    await page.keyboard.press(key);
    await page.waitForTimeout(50 + ((index * 7) % 17));
    times.push(await page.evaluate<number>('keyTimes[0]'));
  }
  return times;
}

async function measureKeys(page: Page) {
  await select(page, 1, 1);
  await page.evaluate(watchKeys);
  const arrowMs = await press(
    page,
    Array.from({ length: keyCount }, () => 'ArrowDown'),
  );
  await select(page, 2, 1);
  const typed = await press(
    page,
    Array.from({ length: keyCount }, (_, index) => (index % 2 === 0 ? '7' : 'Enter')),
  );
  return {
    arrowMs,
    typedMs: typed.filter((_, index) => index % 2 === 0),
    enterMs: typed.filter((_, index) => index % 2 === 1),
  };
}

async function typeDigits(page: Page, row: number): Promise<boolean> {
  await select(page, row, 0);
  await page.keyboard.type(digits, { delay: 30 });
  await page.keyboard.press('Enter');
  return (await textAt(page, row, 0)) === digits;
}

/** In a cell that is not selected before: a second click on one may open its editor. */
async function compose(page: Page): Promise<boolean> {
  await select(page, 9, 0);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'ya', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.imeSetComposition', { text: '亞', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.insertText', { text: '亞太' });
  await page.keyboard.press('Enter');
  await client.detach();
  return (await textAt(page, 9, 0)) === '亞太';
}

async function paste(page: Page): Promise<number | undefined> {
  const text = Array.from({ length: pastedRows }, () => pastedTexts.join('\t')).join('\r\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await select(page, 0, 0);
  const [lastRow, lastColumn] = [pastedRows - 1, columnNames.length - 1];
  await page.evaluate(watchPaste(lastRow, lastColumn, pastedTexts[lastColumn] ?? ''));
  await page.keyboard.press('Control+v');
  return page.evaluate<number | undefined>('window.pastedMs');
}

export async function measureGrid(page: Page, url: string): Promise<GridMeasured> {
  await page.goto(url);
  await page.waitForFunction(() => 'gridPage' in window);
  const opening = await page.evaluate<Opening>('gridPage.opening');
  const heapMb = await heapMegabytes(page);
  return {
    opening,
    heapMb,
    keepsFirstDigits: await typeDigits(page, 5),
    ...(await measureKeys(page)),
    keepsDigits: await typeDigits(page, 7),
    keepsComposition: await compose(page),
    pasteMs: await paste(page),
  };
}
