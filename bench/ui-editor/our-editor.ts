// The visual editor, operated by keys and mouse.
import type { Frame, Page } from '@playwright/test';
import type { Tokens } from '../../tests/browser/api.ts';
import { givenApp } from '../../tests/browser/apps/given-apps.ts';
import { UiEditorPage } from '../../tests/browser/pages/ui-editor-page.ts';
import { median } from '../bench-result.ts';
import { pageElements, toHtml } from './elements.ts';
import { dragFrames, heapMegabytes, idle, type Measured } from './measures.ts';
import type { Change } from './peer.ts';

const rounds = 25;
/** Milliseconds since 1970, the same in the studio and in the frame. */
const clock = 'performance.timeOrigin + performance.now()';
const afterPaint = `new Promise((resolve) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(${clock});
  channel.port2.postMessage(null);
}))`;

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title^="Page of"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  return frame;
}

/** From the link of a component in the open editor until its first headline is painted. */
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
    const look = () => document.querySelector('h2') ? resolve(${afterPaint}) : requestAnimationFrame(look);
    look();
  })`);
  return shownAt - startedAt;
}

/** From when the studio starts to handle a key (the peers start with a call) to the change in the page. */
async function timeToChange(page: Page, frame: Frame, key: string): Promise<Change> {
  const changed = frame.evaluate<{ dom: number; painted: number }>(`new Promise((resolve) => {
    new MutationObserver(async (records, observer) => {
      const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      if (!nodes.some((node) => node.textContent.includes('Card 1'))) return;
      observer.disconnect();
      const dom = ${clock};
      resolve({ dom, painted: await ${afterPaint} });
    }).observe(document.body, { childList: true, subtree: true });
  })`);
  await idle(page);
  await page.evaluate(`void (window.pressedAt = new Promise((resolve) =>
    addEventListener('keydown', (event) => event.key.length === 1 && resolve(${clock}), { capture: true })))`);
  await page.keyboard.press(key);
  const pressedAt = await page.evaluate<number>('window.pressedAt');
  const { dom, painted } = await changed;
  return { domMs: dom - pressedAt, paintedMs: painted - pressedAt };
}

export async function measureOurs(page: Page, url: string, tokens: Tokens, elementCount: number): Promise<Measured> {
  const { appId, componentId } = await givenApp(url, tokens, toHtml(pageElements(elementCount)));
  const path = `${url}/ui-editor/${appId}?component=${componentId}`;
  // A run without measuring loads the lazy parts of the studio.
  await timeToOpen(page, path);
  const openings: number[] = [];
  for (let round = 0; round < 5; round += 1) openings.push(await timeToOpen(page, path));
  const frame = await frameOf(page);
  const editor = new UiEditorPage(page);
  await page.getByRole('treeitem', { name: /Card 1$/ }).click();
  const edits: Change[] = [];
  const undos: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    edits.push(await timeToChange(page, frame, 'Control+d'));
    undos.push(await timeToChange(page, frame, 'Control+z'));
  }
  // Not the selected one, because its handles would resize it.
  const from = await editor.pointOn(editor.canvas.locator('h2').first());
  return {
    openMs: median(openings),
    editDomMs: edits.map(({ domMs }) => domMs),
    editPaintedMs: edits.map(({ paintedMs }) => paintedMs),
    undoMs: undos.map(({ domMs }) => domMs),
    framesPerSecond: await dragFrames(page, from, async () =>
      page.locator('[data-kind="drop"], [data-kind="refused"]').isVisible(),
    ),
  };
}

/** Memory of the open editor, after this many edits. */
export async function memoryOfOurs(page: Page, edits: number): Promise<number> {
  await page
    .getByRole('treeitem', { name: /Covered/ })
    .first()
    .click();
  // Each duplicates a node and moves on to the next one; a frame is drawn in between.
  await page.evaluate(`(async () => {
    const press = (init) => document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    for (let edit = 0; edit < ${edits}; edit += 1) {
      press({ key: 'd', ctrlKey: true });
      await new Promise(requestAnimationFrame);
      press({ key: 'ArrowDown' });
      await new Promise(requestAnimationFrame);
    }
  })()`);
  return heapMegabytes(page);
}
