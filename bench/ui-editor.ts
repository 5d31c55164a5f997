// A component of 2,000 and of 5,000 elements in the visual editor: from its link to the first picture on the canvas, and from
// a key to the changed page, forward and back. Edits are measured to the page's DOM, as painting it is the browser's part.
import { chromium, type Frame, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { signIn, type Tokens } from '../tests/browser/api.ts';
import { givenApp } from '../tests/browser/apps/given-apps.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 25;
const openBudgetMs = 500;
const editBudgetMs = 20;
const undoBudgetMs = 16;

/** Sections of cards with texts, as pages have them. */
function pageOf(elementCount: number): string {
  const card = (index: number) =>
    `<div class="p-4 rounded-lg bg-cWhite"><h2 class="text-lg font-semibold">Card ${index}</h2>${'<p class="text-c5 text-sm">Covered up to the sum insured</p>'.repeat(7)}<span class="text-xs">Note</span></div>`;
  const cards = Math.floor(elementCount / 10);
  const sections = Array.from({ length: Math.ceil(cards / 10) }, (_, at) =>
    Array.from({ length: 10 }, (__, index) => card(at * 10 + index)).join(''),
  );
  return `<div>${sections.map((one) => `<section class="flex flex-col gap-4 p-4">${one}</section>`).join('')}</div>`;
}

/** Milliseconds since 1970, the same in the studio and in the frame. */
const clock = 'performance.timeOrigin + performance.now()';

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title^="Page of"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  return frame;
}

async function timeToOpen(page: Page, path: string): Promise<number> {
  await page.goto(path.replace(/\?.*/, ''));
  await page.getByText('Select a component to render on the canvas').waitFor();
  const startedAt = await page.evaluate<number>(`(() => {
    history.replaceState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate'));
    return ${clock};
  })()`);
  await page.locator('iframe[title^="Page of"]').waitFor();
  const frame = await frameOf(page);
  const shownAt = await frame.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector('h2') ? requestAnimationFrame(() => resolve(${clock})) : requestAnimationFrame(look);
    look();
  })`);
  return shownAt - startedAt;
}

/** From a key to the change in the page. */
async function timeToChange(page: Page, frame: Frame, key: string): Promise<number> {
  const changed = frame.evaluate<number>(`new Promise((resolve) => {
    new MutationObserver((_, observer) => { observer.disconnect(); resolve(${clock}); })
      .observe(document.body, { childList: true, subtree: true, characterData: true });
  })`);
  await page.evaluate(`window.pressedAt = new Promise((resolve) =>
    addEventListener('keydown', (event) => event.key.length === 1 && resolve(performance.timeOrigin + event.timeStamp), { capture: true }))`);
  await page.keyboard.press(key);
  const pressedAt = await page.evaluate<number>('window.pressedAt');
  return (await changed) - pressedAt;
}

interface Measured {
  readonly openMs: number;
  readonly editMs: readonly number[];
  readonly undoMs: readonly number[];
}

async function measure(page: Page, url: string, tokens: Tokens, elementCount: number): Promise<Measured> {
  const { appId, componentId } = await givenApp(url, tokens, pageOf(elementCount));
  const path = `${url}/ui-editor/${appId}?component=${componentId}`;
  // Once without measuring: the parts of the studio are loaded.
  await timeToOpen(page, path);
  const openings: number[] = [];
  for (let round = 0; round < 5; round += 1) openings.push(await timeToOpen(page, path));
  const frame = await frameOf(page);
  await page.getByRole('treeitem', { name: 'Headline Card 3', exact: true }).click();
  const editMs: number[] = [];
  const undoMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    editMs.push(await timeToChange(page, frame, 'Control+d'));
    undoMs.push(await timeToChange(page, frame, 'Control+z'));
  }
  return { openMs: median(openings), editMs, undoMs };
}

function ninetieth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN;
}

function report(elementCount: number, { openMs, editMs, undoMs }: Measured): BenchResult[] {
  const [edit, undo] = [ninetieth(editMs), ninetieth(undoMs)];
  console.log(
    `${elementCount} elements: open ${openMs.toFixed(0)} ms; edit p50 ${median(editMs).toFixed(1)}, p90 ${edit.toFixed(1)} ms; undo p50 ${median(undoMs).toFixed(1)}, p90 ${undo.toFixed(1)} ms`,
  );
  const name = `ui editor, ${elementCount} elements:`;
  return [
    { name: `${name} first picture / ${openBudgetMs} ms`, ratio: openMs / openBudgetMs, atMost: 1 },
    { name: `${name} edit, p90 / ${editBudgetMs} ms`, ratio: edit / editBudgetMs, atMost: 1 },
    { name: `${name} undo, p50 / ${undoBudgetMs} ms`, ratio: median(undoMs) / undoBudgetMs, atMost: 1 },
  ];
}

export async function benchUiEditor(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const tokens = await signIn(server.url, 'test_dev');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await enterSession(page, 'test_dev', tokens);
    const results: BenchResult[] = [];
    for (const elementCount of [2000, 5000]) {
      results.push(...report(elementCount, await measure(page, server.url, tokens, elementCount)));
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}
